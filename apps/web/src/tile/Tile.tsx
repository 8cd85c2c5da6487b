import type { JSX } from 'preact';
import { say } from '../i18n/lang.ts';
import { type Fill, fills, lacquers } from './fills.ts';
import { blessings, type BlessingId, Seal, type SealId } from './seals-and-buffs.tsx';
import { type PatternId, patterns } from './patterns.tsx';

/** Neighbours of the same piece, as bits: a joined side has no rim. */
export const sides = { n: 1, e: 2, s: 4, w: 8, ne: 16, se: 32, sw: 64, nw: 128 } as const;

/** What a block shows. Each layer has its own place and form, so that none needs colour. */
export interface Look {
  readonly fill: Fill;
  readonly pattern?: PatternId | null;
  readonly seal?: SealId | null;
  readonly blessing?: BlessingId | null;
  /** The original game's letters in place of drawings: of the pattern, and of the seal. */
  readonly sign?: string | null;
  readonly sealSign?: string | null;
  /** Number in the box at the foot. */
  readonly charge?: number | null;
  /** Levels of ice left; 0 is none. */
  readonly ice?: number;
  readonly counter?: { readonly rule: 'atLeast' | 'atMost'; readonly n: number } | null;
  readonly kind?: 'paper' | 'rock' | 'steel';
  /** A sign on a disc below the pattern, as a path. */
  readonly strokes?: string;
  /** Bits of `sides`: given, the tile is part of one piece with a spine. */
  readonly joined?: number;
}

export interface TileProps extends Look {
  /** 'ghost' will be placed here, 'refused' cannot, 'dim' is not meant now, 'lit' is. */
  readonly mode?: 'ghost' | 'refused' | 'dim' | 'lit' | undefined;
  readonly class?: string;
}

/** One block as a picture; names and roles belong to the cell that holds it. Layers that it has not cost nothing: there are many blocks. */
export function Tile({ mode, class: extra, ...look }: TileProps): JSX.Element {
  const { fill, kind = 'paper', joined } = look;
  return (
    <svg
      class={extra ? `tile ${extra}` : 'tile'}
      viewBox="0 0 54 54"
      data-fill={fill}
      data-ink={fills[fill].ink}
      data-kind={kind}
      data-mode={mode}
      data-charge={typeof look.charge === 'number' ? brightness(look.charge) : undefined}
      aria-hidden="true"
    >
      {joined === undefined ? body(kind) : <JoinedBody joined={joined} />}
      {joined === undefined ? surface(look) : null}
      {look.pattern && !crowded(look) ? (
        <Pattern id={look.pattern} shrunk={Boolean(look.counter ?? look.strokes)} />
      ) : null}
      {look.sign ? (
        <text class="sign-letter" x="27" y="35">
          {look.sign}
        </text>
      ) : null}
      {joined === undefined ? null : <Spine joined={joined} />}
      {kind === 'paper' ? null : <Kind kind={kind} />}
      {look.strokes ? <Sign strokes={look.strokes} /> : null}
      {look.ice ? <Ice level={look.ice} aside={crowded(look)} /> : null}
      {look.pattern && crowded(look) ? <Pattern id={look.pattern} shrunk /> : null}
      {look.counter ? <Counter counter={look.counter} /> : null}
      {look.seal ? <Seal id={look.seal} /> : null}
      {look.sealSign ? <SealLetter text={look.sealSign} /> : null}
      {look.blessing ? <Blessing id={look.blessing} /> : null}
      {typeof look.charge === 'number' ? <Charge value={look.charge} /> : null}
      {mode === 'refused' ? <path class="hatch" d="M4 18 18 4M4 34 34 4M4 50 50 4M20 50 50 20M36 50 50 36" /> : null}
    </svg>
  );
}

/** Wood shows its grain where nothing covers it, lacquer a streak of light. */
function surface({ fill, pattern, sign }: Look): JSX.Element | null {
  if (fill === 'plain') return pattern || sign ? null : <path class="grain" d={grain} />;
  return isLacquer(fill) ? <path class="sheen" d="M9 6.5H27M31 6.5H35" /> : null;
}

const grain =
  'M4 13C16 10 24 17 36 13S47 11 50 13M4 25C13 28 18 21 29 24S44 29 50 25M4 37C18 34 27 41 38 37S47 36 50 37';
const isLacquer = (fill: Fill): boolean => (lacquers as readonly Fill[]).includes(fill);

/** Four steps of light: empty, some, much, full. */
const brightness = (charge: number): number => Math.min(3, Math.ceil(charge / 3));

function body(kind: NonNullable<Look['kind']>): JSX.Element {
  if (kind === 'rock') {
    return (
      <>
        <path class="foot" d="M10 4H45L51 12V44L44 51H9L3 43V11Z" />
        <path class="face" d="M10 4H45L51 12V40L44 46H9L3 39V11Z" />
      </>
    );
  }
  return (
    <>
      <rect class="foot" x="2.5" y="2.5" width="49" height="49" rx="7" />
      <rect class="face" x="2.5" y="2.5" width="49" height="44.5" rx="7" />
    </>
  );
}

/** A cell of a larger piece: open sides carry rim and foot, joined sides run into the neighbour. */
function JoinedBody({ joined }: { joined: number }) {
  const has = (bit: number) => (joined & bit) !== 0;
  // Joined sides overlap the neighbour a little: exact edges show hairlines at fractional cell sizes.
  const [left, right] = [has(sides.w) ? -1.2 : 2.5, has(sides.e) ? 55.2 : 51.5];
  const [top, bottom] = [has(sides.n) ? -1.2 : 2.5, has(sides.s) ? 55.2 : 51.5];
  const outline = outlineOf(joined, [left, top, right, bottom]);
  return (
    <>
      <path class="sheet" d={boxOf(joined, [left, top, right, bottom])} />
      {has(sides.s) ? null : <path class="under" d={`M${left} 46.5H${right}V51.5H${left}Z`} />}
      <path class="outline" d={outline} />
      {innerCorners(joined)}
    </>
  );
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

function corners(joined: number) {
  const open = (a: number, b: number) => (joined & (a | b)) === 0;
  return {
    nw: open(sides.n, sides.w) ? 7 : 0,
    ne: open(sides.n, sides.e) ? 7 : 0,
    se: open(sides.s, sides.e) ? 7 : 0,
    sw: open(sides.s, sides.w) ? 7 : 0,
  };
}

function boxOf(joined: number, [l, t, r, b]: Box): string {
  const { nw, ne, se, sw } = corners(joined);
  return `M${l + nw} ${t}H${r - ne}q${ne} 0 ${ne} ${ne}V${b - se}q0 ${se} ${-se} ${se}H${l + sw}q${-sw} 0 ${-sw} ${-sw}V${t + nw}q0 ${-nw} ${nw} ${-nw}Z`;
}

function outlineOf(joined: number, [l, t, r, b]: Box): string {
  const { nw, ne, se, sw } = corners(joined);
  const parts: string[] = [];
  if (!(joined & sides.n)) parts.push(`M${l} ${t + nw}q0 ${-nw} ${nw} ${-nw}H${r - ne}`);
  if (!(joined & sides.e)) parts.push(`M${r - ne} ${t}q${ne} 0 ${ne} ${ne}V${b - se}`);
  if (!(joined & sides.s)) parts.push(`M${r} ${b - se}q0 ${se} ${-se} ${se}H${l + sw}`);
  if (!(joined & sides.w)) parts.push(`M${l + sw} ${b}q${-sw} 0 ${-sw} ${-sw}V${t + nw}`);
  return parts.join('');
}

function innerCorners(joined: number) {
  const gap = (a: number, b: number, diagonal: number) =>
    (joined & a) !== 0 && (joined & b) !== 0 && !(joined & diagonal);
  return (
    <>
      {gap(sides.n, sides.w, sides.nw) ? <path class="outline" d="M2.5 0V2.5H0" /> : null}
      {gap(sides.n, sides.e, sides.ne) ? <path class="outline" d="M51.5 0V2.5H54" /> : null}
      {gap(sides.s, sides.e, sides.se) ? <path class="outline" d="M51.5 54V51.5H54" /> : null}
      {gap(sides.s, sides.w, sides.sw) ? <path class="outline" d="M2.5 54V51.5H0" /> : null}
    </>
  );
}

function Spine({ joined }: { joined: number }) {
  const arm = (bit: number, d: string) => ((joined & bit) !== 0 ? d : '');
  const d = `${arm(sides.n, 'M27 25V-2')}${arm(sides.e, 'M27 25H56')}${arm(sides.s, 'M27 25V56')}${arm(sides.w, 'M27 25H-2')}`;
  return (
    <g class="spine">
      {d ? <path d={d} /> : null}
      <circle cx="27" cy="25" r={d ? 4.5 : 6} />
    </g>
  );
}

function Pattern({ id, shrunk }: { id: PatternId; shrunk: boolean }) {
  const full = id === 'kagome';
  const inside = shrunk ? { x: 16, y: 4, size: 22 } : { x: 9, y: 6.5, size: 36 };
  const at = full ? { x: 3.5, y: 3.5, size: 43 } : inside;
  return (
    <svg
      class="pattern"
      x={at.x}
      y={at.y}
      width={full ? 47 : at.size}
      height={at.size}
      viewBox="0 0 24 24"
      preserveAspectRatio="xMidYMid slice"
    >
      {patterns[id]}
    </svg>
  );
}

function Kind({ kind }: { kind: 'rock' | 'steel' }) {
  if (kind === 'rock') return <path class="crack" d="M17 4 22 15 16 22 26 31 22 46M26 31 38 27 51 33M22 15 33 11" />;
  return (
    <g class="plate">
      <path d="M14 40 40 10M22 42 46 14M8 36 32 8" />
      <circle cx="9.5" cy="9.5" r="3" />
      <circle cx="44.5" cy="9.5" r="3" />
      <circle cx="9.5" cy="40" r="3" />
      <circle cx="44.5" cy="40" r="3" />
    </g>
  );
}

/** A number on ice leaves the pattern little room: it is drawn over the ice then, whose icicles and beads stand aside. */
const crowded = ({ ice = 0, counter }: Look): boolean => ice > 0 && Boolean(counter);

/** A sheet with facets, icicles at its edge, and a bead for each level. More than one level is a thick slab: a second frame inside the first. */
function Ice({ level, aside }: { level: number; aside: boolean }) {
  return (
    <g class="ice" data-level={level}>
      <rect class="pane" x="4" y="4" width="46" height="41.5" rx="5" />
      {level > 1 ? <rect class="slab" x="8" y="8" width="38" height="33.5" rx="3" /> : null}
      <path class="facets" d="M4 30 11 33 8 44M50 20 43 25 50 32M43 25 38 20M11 33 17 38M36 45 40 38 50 36" />
      <path class="shade" d="M6 31.6 10 33.4M44 26.4 49 31.4M40.6 39 49 37" />
      <path
        class="icicles"
        d={
          aside
            ? 'M3.5 8Q3.5 3.5 8 3.5H46Q50.5 3.5 50.5 8V12L47 18 44 8 41 5 13 5 10 8 8 18 5 12Z'
            : level > 1
              ? 'M3.5 8Q3.5 3.5 8 3.5H46Q50.5 3.5 50.5 8V10L47 22 44 9 40 15 37 8 33 12 30 7.5 24 11 21 8 17 15 13 9 9 23 6 10Z'
              : 'M3.5 8Q3.5 3.5 8 3.5H46Q50.5 3.5 50.5 8L47 15 44 7.5 40 10 37 6.5 30 8 24 6.5 17 9 14 7 10 14 7 7.5Z'
        }
      />
      {Array.from({ length: level }, (_, i) => (
        <circle key={i} cx={aside ? 45.5 : 44.5 - i * 9.5} cy={aside ? 20 - i * 8 : 39.5} r={aside ? 3 : 3.8} />
      ))}
    </g>
  );
}

/** On paper of its own, so that neither the sign nor the pattern above it is lost in the other. */
function Sign({ strokes }: { strokes: string }) {
  return (
    <g class="sign-disc">
      <circle cx="27" cy="34.5" r="10.5" />
      <path class="strokes" d={strokes} />
    </g>
  );
}

/** ≥ is a square badge, ≤ a round one; the signs are drawn, because not every font has them bold. */
function Counter({ counter }: { counter: NonNullable<Look['counter']> }) {
  const least = counter.rule === 'atLeast';
  return (
    <g class="counter">
      <rect x="7" y="24.5" width="40" height="20" rx={least ? 2 : 10} />
      <path d={least ? 'M14 28 23 32.5 14 37M14 41H23' : 'M23 28 14 32.5 23 37M14 41H23'} />
      <text x={counter.n > 9 ? 35 : 34} y="40.5" data-long={counter.n > 9}>
        {counter.n}
      </text>
    </g>
  );
}

function Blessing({ id }: { id: BlessingId }) {
  return (
    <g class="blessing" data-blessing={id}>
      <path d="M2.5 31V9.5a7 7 0 0 1 7-7H31Z" />
      <text x="12" y="18">
        {say(blessings[id])}
      </text>
    </g>
  );
}

/** A seal by its letter, on the wax where its drawing would be. */
function SealLetter({ text }: { text: string }) {
  return (
    <g class="seal">
      <rect class="wax" x="27" y="29" width="24" height="18" rx="3" />
      <text x="39" y="43">
        {text}
      </text>
    </g>
  );
}

function Charge({ value }: { value: number }) {
  return (
    <g class="charge">
      <rect x="4.5" y="33" width={value > 9 ? 25 : 17} height="16" rx="2" />
      <text x={value > 9 ? 17 : 13} y="45.5">
        {value}
      </text>
    </g>
  );
}
