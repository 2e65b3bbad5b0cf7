"""The balance report: one page of HTML that needs nothing else, about the games of a tournament."""

from boneyard.cli.report.page import page

__all__ = ["page"]
