import { mino } from '../grid/mino.ts';
import { nameOf } from './actions.ts';
import { blessings, brands, patterns, seals } from './blocks.ts';
import { isOfBoss } from './conditions.ts';
import { price, rerollCost, resale } from './shop.ts';
import { SIZE } from './shapes.ts';
import type { Block, Card, InForce, Item, OwnedRelic, State, Ware } from './state.ts';
import { isBossRound, roundKind } from './tuned.ts';

/** The state as a person would sketch it. `.` empty, `#` plain; patterns and seals by their glyphs. */
export function drawBoard(s: State): string {
  const parts = [head(s)];
  if (s.phase === 'playing') parts.push(board(s), ...notes(s), hand(s));
  else if (s.pack) parts.push(...s.pack.wares.map((ware, i) => `  c${i} ${wareName(ware)}`), '  q  none of them');
  else if (s.shop)
    parts.push(...s.shop.items.map((item, i) => `  b${i} ${offer(s, item, i)}`), `  w  reroll ${rerollCost(s)}G`);
  else if (s.phase === 'progress') parts.push(...s.gifts.map((gift, i) => `  j${i} skip for ${gift}`));
  if (s.phase !== 'playing') parts.push(`deck ${s.deck.map(cardName).join(', ')}`);
  // The boss stands in the first line; here it is told again when it remembers something.
  const told = s.conditions.filter(one => !isOfBoss(one) || Object.keys(one.my).length > 0);
  if (told.length > 0) parts.push(`in force ${told.map(conditionName).join(' · ')}`);
  if (s.relics.length > 0)
    parts.push(`relics ${s.relics.map((owned, i) => `${i} ${relicName(s, owned)}`).join(' · ')}`);
  if (s.amulets.length > 0) parts.push(`amulets ${s.amulets.map((a, i) => `${i} ${a.id}`).join(' · ')}`);
  return parts.join('\n');
}

function head(s: State): string {
  const minor = s.minor.length > 0 ? `, ${s.minor.join('+')}` : '';
  const boss = isBossRound(s.round) ? s.bosses.join('+') : `boss ${s.bosses.join('+')}${minor}`;
  const progress = s.phase === 'playing' ? ` · ${s.score}/${s.target} · ${s.hands} hands` : ` · target ${s.target}`;
  return `round ${s.round} ${roundKind(s.round)} (${boss}) ${s.phase}${progress} · ${s.gold}G · total ${s.record.total}`;
}

function board(s: State): string {
  const rows = Array.from({ length: SIZE }, (_, y) => {
    const marks = Array.from({ length: SIZE }, (__, x) => blockMark(s.board[y * SIZE + x] ?? null));
    return `${y} ${marks.join(' ')}`.trimEnd();
  });
  return ['  a  b  c  d  e  f', ...rows].join('\n');
}

function blockMark(block: Block | null): string {
  if (!block) return '. ';
  const cover = block.pattern ? patterns[block.pattern].glyph : '#';
  return cover + (block.seal ? seals[block.seal].glyph : ' ');
}

/** What two marks a cell cannot show: charges, blessings, buffs, marked lines. */
function notes(s: State): string[] {
  const of = (what: string, note: (cell: number) => string | null): string[] => {
    const found = s.board.flatMap((_, cell) => {
      const text = note(cell);
      return text ? [`${nameOf(cell)} ${text}`] : [];
    });
    return found.length > 0 ? [`${what} ${found.join(', ')}`] : [];
  };
  return [
    ...of('charge', cell => {
      const block = s.board[cell];
      return block?.pattern && patterns[block.pattern].charges ? String(block.charge) : null;
    }),
    ...of('blessed', cell => {
      const blessing = s.board[cell]?.blessing;
      return blessing ? blessings[blessing].glyph : null;
    }),
    ...of('buffs', cell => {
      const buff = s.brands[cell];
      return buff ? brands[buff.id].glyph + buff.level : null;
    }),
  ];
}

/** `tet-l-90 e 2@1 t@0 #7`: shape, pattern, seal and blessing with their cells, id. */
export function cardName(card: Card): string {
  const marks = [card.mino];
  if (card.pattern) marks.push(card.pattern);
  if (card.seal) marks.push(`${card.seal.id}@${card.seal.at}`);
  if (card.blessing) marks.push(`${card.blessing.id}-blessing@${card.blessing.at}`);
  return `${marks.join(' ')} #${card.id}`;
}

function hand(s: State): string {
  const slots = [
    ...s.hand.map((card, i) => ({ name: String(i), card })),
    ...s.stock.map((card, i) => ({ name: 'xy'[i] ?? '', card })),
  ];
  const drawn = slots.map(({ name, card }) => [
    `${name}: ${card ? cardName(card) : '-'}`,
    ...(card ? shape(card) : []),
  ]);
  const height = Math.max(0, ...drawn.map(lines => lines.length));
  const widths = drawn.map(lines => Math.max(...lines.map(line => line.length)));
  const rows = Array.from({ length: height }, (_, y) =>
    drawn
      .map((lines, i) => (lines[y] ?? '').padEnd(widths[i] ?? 0))
      .join('   ')
      .trimEnd(),
  );
  return [`deck ${s.pile.length}/${s.deck.length}`, ...rows].join('\n');
}

function shape(card: Card): string[] {
  const found = mino(card.mino);
  if (!found) return [];
  const rows = Array.from({ length: found.height }, () => Array.from({ length: found.width }, () => '.'));
  for (const { x, y } of found.shape) (rows[y] ?? [])[x] = '#';
  return rows.map(row => `   ${row.join('')}`);
}

function wareName(ware: Ware): string {
  return ware.kind === 'piece' ? cardName(ware.card) : ware.id;
}

function offer(s: State, item: Item, i: number): string {
  const what = wareName(item.ware) + (s.shop?.locked === i ? ' locked' : '');
  return item.sold ? `${what} sold` : `${what} ${price(s, item)}G${item.sale ? ' sale' : ''}`;
}

function conditionName({ source, my }: InForce): string {
  const memory = Object.entries(my).map(([key, value]) => `${key} ${value}`);
  return memory.length > 0 ? `${source} (${memory.join(', ')})` : source;
}

function relicName(s: State, owned: OwnedRelic): string {
  const memory = Object.entries(owned.my).map(([key, value]) => `${key} ${value}`);
  const acting = owned.as ? `>${owned.as}` : '';
  const worth = s.phase === 'shop' ? ` sells ${resale(owned)}G` : '';
  return `${owned.id}${acting}${memory.length > 0 ? ` (${memory.join(', ')})` : ''}${worth}`;
}
