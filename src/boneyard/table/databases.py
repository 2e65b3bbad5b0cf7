"""The two kinds of database, a SQLite file and PostgreSQL: everything in which they differ."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Collection, Iterator
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import (
    ARRAY,
    JSON,
    URL,
    Connection,
    Engine,
    Executable,
    FromClause,
    Integer,
    Text,
    bindparam,
    cast,
    column,
    create_engine,
    event,
    func,
    insert,
    literal_column,
    make_url,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)

from boneyard.core.decision import BadInput
from boneyard.table.database_file import OpenFile
from boneyard.table.schema import MOVES, TABLES

Durability = Literal["process", "power"]  # what an acknowledged move survives: the end of the process, or a power cut

SYNCHRONOUS: Final[dict[Durability, str]] = {"process": "NORMAL", "power": "FULL"}
BUSY_TIMEOUT: Final = 5_000  # milliseconds to wait while somebody else writes
IDLE_TIMEOUT: Final = 10_000  # milliseconds until PostgreSQL frees the rows that a server which hangs has locked
# Seconds until a machine that does not answer any more counts as gone.
KEEPALIVE: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}
CHANNEL: Final = "boneyard"
LONGEST_PAYLOAD: Final = 7_900  # bytes; PostgreSQL takes less than 8000
MIGRATING: Final = 8_030_618  # the number of the lock under which one server migrates the database
FORMS: Final = "a database is a file, sqlite:///FILE, or postgresql+psycopg://USER:PASSWORD@HOST/NAME"

Pragmas = dict[str, str | int]


class Unavailable(Exception):
    """The database cannot be used now: it is locked, full, gone or not reachable.

    Nothing was written; only if the connection was cut during a commit, that is not known.
    """


def is_unavailable(problem: DBAPIError) -> bool:
    """Whether the database is to blame for an error, not the statement."""
    return not isinstance(problem, (IntegrityError, ProgrammingError, DataError, NotSupportedError))


class Database(ABC):
    """Where tables are stored, and how that database wants to be spoken to."""

    name: str  # to be shown: without a password
    now: Any  # the time of the database, in milliseconds since 1970
    append: Executable  # inserts all moves of the parameter "batch"; the event loop can run meanwhile
    known: FromClause  # the columns "table" and "rev", from the JSON object of the parameter "known"
    upsert: Any  # an insert that knows `on_conflict_do_update`
    file: OpenFile | None = None  # the SQLite file, once it is open
    damaged = False  # whether data that were needed could not be understood

    @abstractmethod
    def to_write(self, durable: Durability) -> Engine:
        """An engine with the single connection that writes."""

    @abstractmethod
    def to_read(self) -> Engine:
        """An engine with the single connection that reads. A transaction sees the database as it was at its start."""

    @abstractmethod
    def begin_migration(self, db: Connection) -> None:
        """Wait until no other server migrates the database."""

    @abstractmethod
    def begin_write(self, db: Connection, tables: Collection[str], *, single: bool) -> None:
        """Let nobody else change these tables until the end of the transaction, which may be a `single` statement."""

    @abstractmethod
    def begin_read(self, db: Connection) -> None:
        """Begin a transaction that reads."""

    @abstractmethod
    def take_time(self, db: Connection) -> None:
        """Let the statements of this transaction take as long as they need."""

    @abstractmethod
    def last_line(self, db: Connection) -> int:
        """The highest number that a line of the chat has had, even if that line was deleted."""

    @abstractmethod
    def number_lines_from(self, db: Connection, last: int) -> None:
        """Give no line of the chat a number up to this one."""

    @abstractmethod
    def check(self) -> None:
        """Raise `Unavailable` if what is written now would be lost."""

    @abstractmethod
    def tell(self, engine: Engine, server: str, tables: Collection[str]) -> None:
        """Tell other servers which tables this one has changed."""

    def reason(self, problem: DBAPIError) -> str:
        """Why the database cannot be used. What that says about the database is kept."""
        return str(problem.orig)


def database_at(address: Path | str) -> Database:
    """The database at a path or an address."""
    if isinstance(address, Path) or "://" not in address:
        return Sqlite(Path(address))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadInput(FORMS) from None
    if url.drivername == "sqlite" and url.database:
        return Sqlite(Path(url.database))
    if url.drivername == "postgresql+psycopg" and url.database:
        return Postgresql(url)
    raise BadInput(FORMS)


# ── SQLite ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Sqlite(Database):
    """SQLite, in a file on this machine."""

    now = literal_column("CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)")
    upsert = staticmethod(sqlite.insert)

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)
        line = func.json_each(bindparam("batch")).table_valued("value")
        fields = [func.json_extract(line.c.value, f"$.{field.name}") for field in MOVES.c]
        self.append = insert(MOVES).from_select([field.name for field in MOVES.c], select(*fields))
        each = func.json_each(bindparam("known")).table_valued("key", "value")
        self.known = select(each.c["key"].label("table"), each.c["value"].label("rev")).subquery("known")

    def to_write(self, durable: Durability) -> Engine:
        # Deleted bytes are overwritten, because somebody may have asked to be forgotten.
        pragmas: Pragmas = {"journal_mode": "WAL", "synchronous": SYNCHRONOUS[durable], "secure_delete": "ON"}
        if durable == "power":
            pragmas["fullfsync"] = "ON"  # macOS does not flush the disk otherwise
        return self._engine(pragmas)

    def to_read(self) -> Engine:
        return self._engine({"query_only": "ON"})

    def _engine(self, pragmas: Pragmas) -> Engine:
        engine = create_engine(f"sqlite:///{self.path}", pool_size=1, max_overflow=0, hide_parameters=True)
        pragmas = {"busy_timeout": BUSY_TIMEOUT, "foreign_keys": "ON", **pragmas}

        def connect(raw: Any, _record: object) -> None:
            raw.isolation_level = None  # transactions begin only where we say so, not where the driver guesses
            for name, value in pragmas.items():
                raw.execute(f"PRAGMA {name} = {value}").close()

        event.listen(engine, "connect", connect)
        return engine

    def begin_migration(self, db: Connection) -> None:
        db.exec_driver_sql("BEGIN IMMEDIATE")
        self.file = OpenFile(self.path)

    def begin_write(self, db: Connection, tables: Collection[str], *, single: bool) -> None:
        if not single:
            db.exec_driver_sql("BEGIN IMMEDIATE")

    def begin_read(self, db: Connection) -> None:
        db.exec_driver_sql("BEGIN")

    def take_time(self, db: Connection) -> None:
        pass  # they may anyway

    def last_line(self, db: Connection) -> int:
        return int(db.scalar(text("SELECT seq FROM sqlite_sequence WHERE name = 'chat'")) or 0)

    def number_lines_from(self, db: Connection, last: int) -> None:
        if last > self.last_line(db):
            db.execute(text("DELETE FROM sqlite_sequence WHERE name = 'chat'"))
            db.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES ('chat', :last)"), {"last": last})

    def check(self) -> None:
        why = "" if self.file is None else self.file.problem()
        if why:
            raise Unavailable(why)

    def reason(self, problem: DBAPIError) -> str:
        if type(problem) is DatabaseError:  # there is a class of its own for every other kind
            self.damaged = True
        return super().reason(problem)

    def tell(self, engine: Engine, server: str, tables: Collection[str]) -> None:
        pass  # the others see that the file has changed


def data_version(engine: Engine) -> int:
    """A number that changes when another process has written to a SQLite file."""
    with engine.connect() as db:
        return int(db.exec_driver_sql("PRAGMA data_version").scalar_one())


# ── PostgreSQL ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Postgresql(Database):
    """A PostgreSQL server."""

    now = literal_column("CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
    upsert = staticmethod(postgresql.insert)

    def __init__(self, url: URL) -> None:
        port = f":{url.port}" if url.port else ""
        user = f"{url.username}@" if url.username else ""
        self.name = f"postgresql://{user}{url.host or ''}{port}/{url.database}"
        chosen = url.query.get("options", "")
        limits = f"-c statement_timeout={BUSY_TIMEOUT} -c idle_in_transaction_session_timeout={IDLE_TIMEOUT}"
        self._arguments: dict[str, Any] = {**KEEPALIVE, **url.query, "options": f"{chosen} {limits}".strip()}
        self._url = url.set(query={})
        batch = func.json_to_recordset(cast(bindparam("batch", type_=Text), JSON))
        line = batch.table_valued(*[column(field.name, field.type) for field in MOVES.c], name="line")
        self.append = insert(MOVES).from_select(
            [field.name for field in MOVES.c], select(*line.render_derived(with_types=True).c)
        )
        each = func.json_each_text(cast(bindparam("known", type_=Text), JSON)).table_valued("key", "value")
        rev = cast(each.c["value"], Integer)
        self.known = select(each.c["key"].label("table"), rev.label("rev")).subquery("known")
        # In the same order everywhere, or two servers could wait for each other.
        wanted = TABLES.c.id == func.any(bindparam("tables", type_=ARRAY(Text)))
        self._lock = select(TABLES.c.id).where(wanted).order_by(TABLES.c.id).with_for_update(key_share=True)

    def to_write(self, durable: Durability) -> Engine:
        return self._engine(isolation_level="READ COMMITTED")

    def to_read(self) -> Engine:
        engine = self._engine(isolation_level="REPEATABLE READ")
        return engine.execution_options(postgresql_readonly=True)

    def _engine(self, **options: Any) -> Engine:
        try:
            return create_engine(
                self._url, pool_size=1, max_overflow=0, hide_parameters=True, connect_args=self._arguments, **options
            )
        except ImportError:
            raise BadInput("PostgreSQL needs psycopg; type: pip install 'boneyard[postgresql]'") from None

    def begin_migration(self, db: Connection) -> None:
        self.take_time(db)
        db.execute(select(func.pg_advisory_xact_lock(MIGRATING)))

    def begin_write(self, db: Connection, tables: Collection[str], *, single: bool) -> None:
        if tables:
            db.execute(self._lock, {"tables": sorted(tables)})

    def begin_read(self, db: Connection) -> None:
        pass  # the driver does

    def take_time(self, db: Connection) -> None:
        db.execute(text("SET LOCAL statement_timeout = 0"))

    def last_line(self, db: Connection) -> int:
        return int(db.scalar(text("SELECT pg_sequence_last_value(pg_get_serial_sequence('chat', 'id'))")) or 0)

    def number_lines_from(self, db: Connection, last: int) -> None:
        if last > self.last_line(db):
            db.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), :last)"), {"last": last})

    def check(self) -> None:
        pass  # nobody removes a database that is in use

    def tell(self, engine: Engine, server: str, tables: Collection[str]) -> None:
        # After the commit, not in it: PostgreSQL lets only one transaction with a notice commit at a time.
        with contextlib.suppress(DBAPIError), engine.connect() as db:
            db.execution_options(isolation_level="AUTOCOMMIT")
            for payload in payloads(server, tables):
                db.execute(select(func.pg_notify(CHANNEL, payload)))

    def reason(self, problem: DBAPIError) -> str:
        """The first line of the message, without what every message about connections begins with."""
        lines = str(problem.orig).strip().splitlines() or ["no reason was given"]
        return lines[0].removeprefix("connection failed: ").replace("FATAL: ", "").strip()

    async def notices(self) -> AsyncGenerator[str, None]:
        """What servers tell. The first one is empty: it says that we listen. Ends with `Unavailable`."""
        from psycopg import AsyncConnection, Error  # noqa: PLC0415  (only PostgreSQL needs it)

        url = self._url
        where = {"host": url.host, "port": url.port, "dbname": url.database}
        who = {"user": url.username, "password": url.password}
        given = {name: value for name, value in {**where, **who}.items() if value is not None}
        arguments: dict[str, Any] = {**given, **self._arguments, "autocommit": True}
        try:
            connection = await AsyncConnection.connect(**arguments)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                yield ""
                async for notice in connection.notifies():
                    yield notice.payload
        except Error as problem:
            raise Unavailable(type(problem).__name__) from None


def payloads(server: str, tables: Collection[str]) -> Iterator[str]:
    """The server and the tables that it has changed, in as many messages as they need."""
    message, size = [server], len(msgspec.json.encode([server]))
    for table in sorted(tables):
        more = len(msgspec.json.encode(table)) + 1  # and a comma
        if size + more > LONGEST_PAYLOAD and len(message) > 1:
            yield msgspec.json.encode(message).decode()
            message, size = [server], len(msgspec.json.encode([server]))
        message.append(table)
        size += more
    yield msgspec.json.encode(message).decode()
