// A voice speaks one language: the browser's twin of src/boneyard/words/__init__.py.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Argument, Phrase, Words } from "../protocol";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const CLOSED = /([!?…]|[\p{L}\p{N}]\.)\.(?=\s|$)/gu; // a title, or K.O., at the end of a sentence

/** A phrase the catalogues cannot say: our bug. It shouts while we build, and shows its key to players. */
export class Unspoken extends Error {}

export class Voice {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly strict: boolean;

  constructor(language: Language, catalogues: string[], strict: boolean = import.meta.env.DEV) {
    this.language = language;
    this.strict = strict;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) {
      const clashes = this.bundle.addResource(new FluentResource(catalogue));
      if (clashes.length && strict) throw new Unspoken(`${language}: ${clashes.map(String).join("; ")}`);
    }
  }

  /** Whether the catalogues have words for this key. */
  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The phrase as a sentence; the phrases inside it are said first. */
  say(phrase: Phrase): string {
    const pattern = this.bundle.getMessage(phrase.key)?.value;
    if (!pattern) return this.unspoken(phrase, "no words");
    const args = Object.fromEntries(Object.entries(phrase.args ?? {}).map(([name, value]) => [name, this.said(value)]));
    const problems: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, problems);
    if (problems.length) return this.unspoken(phrase, problems.map(String).join("; "));
    return said.replace(CLOSED, "$1"); // what closes itself takes no full stop
  }

  /** The words of a key, its arguments given by name. */
  text(key: string, args: Record<string, Argument> = {}): string {
    return this.say({ key, args });
  }

  /** The words of a piece of content, in this language. */
  of(words: Words): string {
    return words[this.language];
  }

  /** Several things one after another: a, b and c. */
  listed(items: string[]): string {
    return items.reduce((before, item, number) => {
      if (number === 0) return item;
      return this.text(number === items.length - 1 ? "list-last" : "list-next", { before, item });
    }, "");
  }

  private said(value: Argument): string | number {
    if (typeof value === "string" || typeof value === "number") return value;
    if (Array.isArray(value)) return this.listed(value.map((item) => this.one(item)));
    return this.one(value);
  }

  private one(value: Phrase | Words): string {
    return "key" in value ? this.say(value) : this.of(value);
  }

  private unspoken(phrase: Phrase, why: string): string {
    if (this.strict) throw new Unspoken(`${this.language} cannot say ${JSON.stringify(phrase)}: ${why}`);
    return phrase.key;
  }
}
