import { colors, type Kind, kinds } from '@minoya/games/keshiki/blocks';
import { type Goal, type GoalKind, goalKinds, goals, readGoal } from '@minoya/games/keshiki/goals';

/** The idea of a stage, as its designer drew it; boards are drawn from it, measured, and one is kept. */
export interface Design {
  /** Rows from the top: `.` is empty, any other letter is in the legend. */
  readonly rows: readonly string[];
  readonly legend: ReadonlyMap<string, Ink>;
  /** The right half takes over the left half's colours. */
  readonly mirror: boolean;
  /** Obstacles that go anywhere in a place, beside those that are drawn. */
  readonly obstacles: readonly Obstacle[];
  readonly main: Goal;
  /** Its first goal never gets a limit of taps. */
  readonly unlimited: boolean;
  /** What the second and third star are to ask for, if a line can. */
  readonly more: readonly GoalKind[];
  readonly promise: string;
}

/** What a letter of a picture stands for: a block of one of these colours, the more often named the likelier. */
export interface Ink {
  readonly colors: readonly number[];
  readonly kind: Kind;
  readonly value: number;
  /** All cells of the letter take one and the same colour: a plate of the print. */
  readonly plate: boolean;
  /** The letter whose colours these are, instead of its own. */
  readonly like: string | null;
}

export interface Obstacle {
  readonly kind: Kind;
  readonly count: number;
  /** A place of places.ts. */
  readonly place: string;
  readonly value: number;
}

/**
 * From a picture: `main goal | second third | promise | scattered obstacles`, then the legend, then the rows.
 * In the legend `a=RRY` is plain in two thirds red and one third yellow, `a~RY` a plate, wholly red or wholly yellow, `i=LW:ice1` ice,
 * `n=B:plus5` a counter, `n=a:plus5` one in the colours of `a`; `o` is a rock and `x` steel, and a colour's own letter is that colour. `mirror` makes the right half like the left. The number of a goal and its
 * limit of taps are found where the design gives none (`few1`, `rocks@20`: a limit may still be lowered; `ice!`: no limit, ever).
 */
export function readDesign(text: string): Design {
  const lines = text.trim().split('\n');
  const [head = '', legend = '', ...rows] = lines.map(line => line.trim());
  const [main = '', more = '', promise = '', scattered = ''] = head.split('|').map(part => part.trim());
  const words = legend.split(' ').filter(Boolean);
  const width = rows[0]?.length ?? 0;
  if (!rows.every(row => row.length === width)) throw new Error(`rows differ in length: ${text}`);
  return {
    rows,
    legend: new Map([...usual, ...words.filter(word => /[=~]/.test(word)).map(readInk)]),
    mirror: words.includes('mirror'),
    obstacles: scattered === '' ? [] : scattered.split(',').map(readObstacle),
    main: readMain(main.replace('!', '')),
    unlimited: main.endsWith('!'),
    more: more.split(' ').map(kindNamed),
    promise,
  };
}

const own = { value: 0, plate: false, like: null } as const;
const usual: [string, Ink][] = [
  ...colors.map(({ letter }, i): [string, Ink] => [letter, { ...own, colors: [i + 1], kind: 'normal' }]),
  ['o', { ...own, colors: [1], kind: 'rock' }],
  ['x', { ...own, colors: [1], kind: 'steel' }],
];

function kindNamed(word: string): GoalKind {
  const kind = goalKinds.find(one => one === word);
  if (!kind) throw new Error(`not a kind of goal: ${word}`);
  return kind;
}

function readMain(word: string): Goal {
  const kind = goalKinds.find(one => one === word);
  const goal = kind && goals[kind].amount !== 'color' ? { kind, amount: 0, within: null } : readGoal(word);
  if (!goal) throw new Error(`not a goal: ${word}`);
  return goal;
}

function readInk(word: string): [string, Ink] {
  const [, letter = '', sign, names = '', what = 'normal'] = /^(.)([=~])([A-Z]+|[a-z\d])(?::(\w+))?$/.exec(word) ?? [];
  const isKind = Object.hasOwn(kinds, what);
  const [name, number] = isKind ? [what, '0'] : [what.slice(0, -1), what.slice(-1)];
  if (letter === '' || !Object.hasOwn(kinds, name)) throw new Error(`not an ink: ${word}`);
  const ink = { kind: name as Kind, value: Number(number), plate: sign === '~' };
  if (names.toUpperCase() !== names || /\d/.test(names)) return [letter, { ...ink, colors: [], like: names }];
  const painted = [...names].map(one => colors.findIndex(color => color.letter === one) + 1);
  if (painted.includes(0)) throw new Error(`not colours: ${word}`);
  return [letter, { ...ink, colors: painted, like: null }];
}

function readObstacle(text: string): Obstacle {
  const [kind = '', count = '', place = '', value = '0'] = text.trim().split(' ');
  if (!Object.hasOwn(kinds, kind)) throw new Error(`not a kind: ${text}`);
  return { kind: kind as Kind, count: Number(count), place, value: Number(value) };
}

/** How seldom quick careless play should win, 0 to 100: rising, with a rest at each new block and a peak at each tenth. */
export function wantedDifficulty(stage: number): number {
  if (stage === 100) return 100;
  const place = (stage - 1) % 10;
  const wave = place === 0 ? -5 : place === 9 ? 9 : (place - 4.5) * 0.5;
  return Math.max(3, Math.round(5 + 78 * ((stage - 1) / 99) ** 0.55 + wave));
}
