import { boardRows } from './boards.ts';
import { type Finding, House, type Row } from './house.ts';
import { proxyRows, requestRows, traceRows } from './requests.ts';
import { roomRows } from './rooms.ts';
import { storedRows } from './stored.ts';

/** Rows that a house of one kind is tried with. Who comes from an address of their own changes nothing for the others. */
interface Kind {
  readonly env: Record<string, string>;
  readonly rows: Readonly<Record<string, Row>>;
  /** They stop and start the house, so one after the other. */
  readonly inTurn?: true;
}

const KINDS: readonly Kind[] = [
  { env: {}, rows: { ...roomRows, ...requestRows, ...boardRows } },
  { env: { TRUST_PROXY: '1' }, rows: proxyRows },
  { env: { LOG_LEVEL: 'trace' }, rows: traceRows },
  { env: {}, rows: storedRows, inTurn: true },
];

export const ROWS: readonly string[] = KINDS.flatMap(({ rows }) => Object.keys(rows));

/** What goes on in a house while it is tried. */
export type Beside = (house: House, trying: () => Promise<void>) => Promise<void>;

/** Tries each of these against a built server; `file` is another than the one that was built here. */
export async function tryRows(
  names: readonly string[],
  file: string | null,
  beside: Beside = (_, trying) => trying(),
): Promise<Map<string, Finding>> {
  const found = new Map<string, Finding>();
  for (const [i, { env, rows, inTurn }] of KINDS.entries()) {
    const wanted = Object.entries(rows).filter(([name]) => names.includes(name));
    if (wanted.length === 0) continue;
    const house = await House.start(file, env);
    const one = async ([name, row]: (typeof wanted)[number]): Promise<void> => {
      found.set(name, await row(house).catch(notTried));
    };
    const trying = async (): Promise<void> => {
      if (inTurn) for (const row of wanted) await one(row);
      else await Promise.all(wanted.map(one));
    };
    try {
      // Nobody can be beside where the house is stopped and started.
      await (i === 0 ? beside(house, trying) : trying());
    } finally {
      await house.close();
    }
  }
  return new Map(names.flatMap(name => (found.has(name) ? [[name, found.get(name) as Finding] as const] : [])));
}

const notTried = (error: unknown): Finding => ({ held: false, seen: `could not be tried: ${String(error)}` });
