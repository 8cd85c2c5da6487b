import { box, type Orientation, orientations, readShape, type Shape, writeShape } from './shape.ts';

/** One of the 307 fixed polyominoes of one to six cells. */
export interface Mino {
  /** `<prefix>-<form>-<orientation>`, as in `tet-l-90` or `hex-K7-m180`. */
  readonly id: string;
  readonly size: number;
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
}

const PREFIXES = ['mono', 'dom', 'tro', 'tet', 'pent', 'hex'] as const;

/** Forms in their orientation 0; `h` and `v` name the two ways of a bar. */
const FORMS: Readonly<Record<(typeof PREFIXES)[number], Readonly<Record<string, string>>>> = {
  mono: { '1': '#' },
  dom: { '': '##' },
  tro: { i: '###', l: '#./##' },
  tet: { i: '####', o: '##/##', t: '###/.#.', s: '.##/##.', z: '##./.##', j: '#../###', l: '..#/###' },
  pent: {
    f: '.##/##./.#.',
    i: '#####',
    l: '#./#./#./##',
    n: '.#/##/#./#.',
    p: '##/##/#.',
    t: '###/.#./.#.',
    u: '#.#/###',
    v: '#../#../###',
    w: '#../##./.##',
    x: '.#./###/.#.',
    y: '.#/##/.#/.#',
    z: '##./.#./.##',
  },
  hex: {
    I6: '######',
    O6: '###/###',
    R1: '.#/.#/##/.#/.#',
    R2: '##/#./#./##',
    R3: '###/.#./.#./.#.',
    R4: '.#./###/.#./.#.',
    R5: '.##./####',
    R6: '.#./###/#.#',
    G1: '..#/.##/###',
    G2: '.#./###/.##',
    B1: '.#./##./.##/.#.',
    B2: '#./#./##/.#/.#',
    B3: '.#/##/##/#.',
    B4: '..#/.##/##./#..',
    B5: '##./.#./.#./.##',
    K1: '....#/#####',
    K2: '...#./#####',
    K3: '..##/####',
    K4: '.#.#/####',
    K5: '...#/...#/####',
    K6: '..#./..#./####',
    K7: '..#./####/...#',
    K8: '.#../####/...#',
    K9: '...##/####.',
    K10: '.#../##../.###',
    K11: '##.#/.###',
    K12: '..#./###./..##',
    K13: '.#../###./..##',
    K14: '##../.#../.###',
    K15: '#.../##../.###',
    K16: '.##/..#/###',
    K17: '##../.###/...#',
    K18: '..#/###/.##',
    K19: '##./.##/.##',
    K20: '..#/###/#.#',
  },
};

/** Tetrominoes j and l, s and z are two forms each, so these do not flip; the other chiral forms do. */
function ways(prefix: string, shape: Shape): { readonly orientation: Orientation; readonly shape: Shape }[] {
  const all = orientations(shape);
  return prefix === 'tet' ? all.filter(o => !o.orientation.startsWith('m')) : all;
}

/** A bar, and each of s and z, lies or stands; everything else tells its turn. */
function name(orientation: Orientation, count: number, straight: boolean): string {
  if (count === 1) return '';
  if (!straight) return `-${orientation}`;
  return orientation === '0' ? '-h' : '-v';
}

function minosOf(prefix: (typeof PREFIXES)[number]): Mino[] {
  return Object.entries(FORMS[prefix]).flatMap(([form, rows]) => {
    const list = ways(prefix, readShape(rows));
    const straight = list.length === 2 && (prefix !== 'hex' || form === 'I6');
    const head = form === '' ? prefix : `${prefix}-${form}`;
    return list.map(({ orientation, shape }) => ({
      id: head + name(orientation, list.length, straight),
      size: shape.length,
      shape,
      ...box(shape),
    }));
  });
}

interface Family {
  readonly minos: readonly Mino[];
  readonly byId: ReadonlyMap<string, Mino>;
  readonly byRows: ReadonlyMap<string, Mino>;
}

const families = new Map<string, Family>();

/** All minos of one size, worked out when first asked for: most of them are of six cells, and few games meet those at once. */
function family(prefix: (typeof PREFIXES)[number]): Family {
  let found = families.get(prefix);
  if (!found) {
    const minos = minosOf(prefix);
    const byId = new Map(minos.map(mino => [mino.id, mino]));
    found = { minos, byId, byRows: new Map(minos.map(mino => [writeShape(mino.shape), mino])) };
    families.set(prefix, found);
  }
  return found;
}

export function minosOfSize(size: number): readonly Mino[] {
  const prefix = PREFIXES[size - 1];
  return prefix ? family(prefix).minos : [];
}

let all: readonly Mino[] | null = null;

/** All 307, by size. */
export function allMinos(): readonly Mino[] {
  all ??= PREFIXES.flatMap(prefix => family(prefix).minos);
  return all;
}

export function mino(id: string): Mino | undefined {
  const head = id.slice(0, id.indexOf('-') >>> 0);
  const prefix = PREFIXES.find(one => one === head);
  return prefix && family(prefix).byId.get(id);
}

/** The mino with these cells, wherever they lie. */
export function minoOf(shape: Shape): Mino | undefined {
  const prefix = PREFIXES[shape.length - 1];
  return prefix && family(prefix).byRows.get(writeShape(shape));
}
