/** The tables beside the logs, as kysely sees them. Times are milliseconds of the store's own clock. */
export interface Tables {
  rooms: { room: string; code: string; game: string; phase: string; opened: number; touched: number };
  scores: {
    id: string;
    board: string;
    game: string;
    version: number;
    person: string;
    name: number;
    score: number;
    replay: string;
    stored: number;
    /** As `writeMarks` writes them; null in rows that were stored before replays had any. */
    marks: string | null;
    /** The positions it went through (`scores/trail.ts`); null likewise. */
    trail: string | null;
    /** One print for every order of the same moves (`scores/any-order.ts`); null where the game is short or has none, or it was stored before there were any. */
    moves: string | null;
  };
  /**
   * Which moves were sent to a board, and by whom; nobody when that person has left. The column `marks` has the marks they came with;
   * under the print of a person's day it has the hash of the moves that count.
   */
  prints: { board: string; print: string; person: string; marks: string; stored: number };
  /** Seeds that were given out, each to one person, for one game from its start to its end. */
  seeds: { seed: string; person: string; game: string; setup: string; given: number; print: string | null };
  /** Boards that people published, each with a game that reaches its goal. */
  published: {
    id: string;
    game: string;
    version: number;
    setup: string;
    /** A hash of what the game calls the same board. */
    likeness: string;
    title: string;
    topic: string;
    /** Who found the proof: `hand` or `solver`. */
    prover: string;
    proof: string;
    person: string;
    name: number;
    stored: number;
    /** `open`, or `removed` by the operator. */
    state: string;
    tries: number;
    reached: number;
    /** Thousandths of those who reached the goal, drawn towards the middle while few have tried. */
    ease: number;
    likes: number;
    reports: number;
    /** A checksum of what everybody is shown. */
    sum: number;
  };
  /** What each person did with a published board: once each, however often. */
  visits: {
    published: string;
    person: string;
    tries: number;
    reached: number;
    likes: number;
    /** Why it was reported; null when it was not. */
    report: string | null;
    stored: number;
  };
  saves: { person: string; revision: number; stored: number; data: string };
  transfers: { code: string; person: string; until: number; taker: string | null; data: string };
  settings: { key: string; value: string };
  /** Who removed their data: the key of each is refused for ever. */
  deleted: { person: string; at: number };
  log: { room: string; seq: number; at: number; body: string; sum: number | null };
  /** Which node has somebody in which room. */
  attended: { room: string; node: string };
  nodes: { node: string; beats: number; said: number; freed: number; until: number };
  /** One row, written to find out whether writing works. */
  health: { id: number; at: number };
}

/** What a backup holds; codes of ten minutes are not worth keeping. */
export const TABLE_NAMES = [
  'rooms',
  'scores',
  'prints',
  'seeds',
  'published',
  'visits',
  'saves',
  'settings',
  'deleted',
  'log',
] as const satisfies (keyof Tables)[];

export type Dialect = 'sqlite' | 'postgres';

/** Milliseconds since 1970 by the database's clock, as SQL. */
export const NOW: Record<Dialect, string> = {
  sqlite: "cast(unixepoch('subsec') * 1000 as integer)",
  postgres: '(extract(epoch from clock_timestamp()) * 1000)::bigint',
};

/** What makes whole what was written without checksums, in SQLite with `row_sum` from `sum.ts`. */
export const SEAL: readonly string[] = [
  'update log set sum = row_sum(room, seq, body) where sum is null',
  `insert or replace into heads (room, n, sum)
    select room, max(seq) + 1, row_sum(room, max(seq) + 1, '') from log group by room`,
];

/** SQLite: every row gets its checksum, and every log a second place that knows its length: a log that lost its end says so. */
const SQLITE_CHECKS = [
  'alter table tail add column sum integer',
  'create table heads (room text primary key, n integer not null, sum integer not null) without rowid',
  ...SEAL,
];

/** Rows of older versions get their checksum when a node starts; until then they are found here. */
const POSTGRES_NODES = [
  'create index log_unsummed on log (room, seq) where sum is null',
  'create table nodes (node text primary key, beats integer not null, said integer not null, freed integer not null, until bigint not null)',
];

/** Run once each, in order, at start. Never edit an entry that has been released: add one. */
export const MIGRATIONS: readonly ((dialect: Dialect) => readonly string[])[] = [
  dialect => {
    const int = dialect === 'sqlite' ? 'integer' : 'bigint';
    const clustered = dialect === 'sqlite' ? ' without rowid' : '';
    return [
      `create table log (room text not null, seq integer not null, at ${int} not null, body text not null, primary key (room, seq))${clustered}`,
      `create table rooms (room text primary key, code text not null, game text not null, phase text not null, opened ${int} not null, touched ${int} not null)`,
      'create index rooms_by_touch on rooms (touched)',
      `create table codes (code text primary key, room text, free_at ${int} not null)`,
      `create table scores (id text primary key, board text not null, game text not null, version integer not null, person text not null, name integer not null, score ${int} not null, replay text not null, stored ${int} not null)`,
      'create unique index scores_one_each on scores (board, person)',
      'create index scores_best on scores (board, score desc, stored)',
      'create index scores_of on scores (person)',
      'create table settings (key text primary key, value text not null)',
      ...(dialect === 'postgres'
        ? [
            'create table leases (room text primary key, owner text not null, epoch integer not null, until bigint not null)',
          ]
        : []),
    ];
  },
  dialect => {
    const int = dialect === 'sqlite' ? 'integer' : 'bigint';
    return [
      `create table saves (person text primary key, revision integer not null, stored ${int} not null, data text not null)`,
      `create table transfers (code text primary key, person text not null unique, until ${int} not null, taker text, data text not null)`,
      'create index transfers_by_end on transfers (until)',
    ];
  },
  dialect =>
    dialect === 'sqlite'
      ? [
          'create table tail (id integer primary key, at integer not null, rooms text not null, seqs blob not null, bodies text not null)',
        ]
      : [],
  // From here on a row of SQLite's `log` may hold several events: a Minoya that does not know it must not open the file.
  () => [],
  // A room's own row claims its code. The table `codes` is left for nodes of the release before that still run.
  () => [
    "create unique index rooms_open_by_code on rooms (code) where phase <> 'closed'",
    'create index rooms_by_code on rooms (code, touched)',
  ],
  dialect => [
    'alter table log add column sum integer',
    'create table snapshots (room text primary key, n integer not null, body text not null, sum integer not null)',
    'create table attended (room text not null, node text not null, primary key (room, node))',
    `create table health (id integer primary key, at ${dialect === 'sqlite' ? 'integer' : 'bigint'} not null)`,
    ...(dialect === 'sqlite' ? SQLITE_CHECKS : POSTGRES_NODES),
  ],
  // What was sent before boards asked how a game was played stays to be looked at, on boards of its own.
  dialect => {
    const int = dialect === 'sqlite' ? 'integer' : 'bigint';
    return [
      'alter table scores add column marks text',
      'alter table scores add column trail text',
      "update scores set board = 'archive/' || board",
      `create table prints (board text not null, print text not null, person text not null, marks text not null, stored ${int} not null, primary key (board, print))`,
      'create index prints_of on prints (person)',
      `create table seeds (seed text primary key, person text not null, game text not null, setup text not null, given ${int} not null, print text)`,
      'create index seeds_of on seeds (person, given)',
      'create index seeds_by_age on seeds (given) where print is null',
    ];
  },
  dialect => {
    const int = dialect === 'sqlite' ? 'integer' : 'bigint';
    return [
      `create table published (id text primary key, game text not null, version integer not null, setup text not null, likeness text not null, title text not null, topic text not null, prover text not null, proof text not null, person text not null, name integer not null, stored ${int} not null, state text not null, tries integer not null, reached integer not null, ease integer not null, likes integer not null, reports integer not null, sum integer not null)`,
      'create unique index published_once on published (likeness)',
      'create index published_by_setup on published (game, version, setup)',
      'create index published_newest on published (game, state, stored)',
      'create index published_hardest on published (game, state, ease)',
      'create index published_finished on published (game, state, reached)',
      'create index published_liked on published (game, state, likes)',
      'create index published_of on published (person)',
      'create index published_reported on published (reports) where reports > 0',
      `create table visits (published text not null, person text not null, tries integer not null, reached integer not null, likes integer not null, report text, stored ${int} not null, primary key (published, person))`,
      'create index visits_of on visits (person)',
    ];
  },
  // Seeds that were let go without a game are forgotten like those that are still open.
  () => ["create index seeds_lapsed on seeds (given) where print = ''"],
  dialect => [
    `create table deleted (person text primary key, at ${dialect === 'sqlite' ? 'integer' : 'bigint'} not null)`,
    'create index deleted_by_time on deleted (at)',
  ],
  () => ['alter table scores add column moves text'],
];
