import { trait, traits as blockTraits } from '@minoya/games/keshiki/blocks';

// Kept here because an imported name costs a look-up in the innermost loops.
const traits = blockTraits;
const FALLS = trait.falls;

/** Falling and sliding on a grid with blocks that keep their place, until nothing moves. Rare, so it looks at every column each time. */
export function settleAroundFixed(cells: Uint16Array, stride: number, width: number): void {
  do {
    for (let x = 1; x <= width; x++) fall(cells, x * stride, stride - 1);
  } while (slide(cells, stride, width));
}

function fall(cells: Uint16Array, base: number, height: number): void {
  let free = base;
  for (let i = base; i < base + height; i++) {
    const b = cells[i] as number;
    if (b === 0) continue;
    if (!((traits[b & 127] as number) & FALLS)) free = i + 1;
    else {
      cells[i] = 0;
      cells[free++] = b;
    }
  }
}

function slide(cells: Uint16Array, stride: number, width: number): boolean {
  let moved = false;
  for (let x = 2; x <= width; x++) {
    let steps = 0;
    while (steps < x - 1 && hasRoom(cells, x * stride, stride, steps + 1)) steps++;
    if (steps === 0) continue;
    moved = true;
    for (let i = x * stride; i < (x + 1) * stride; i++) {
      const b = cells[i] as number;
      if (!((traits[b & 127] as number) & FALLS)) continue;
      cells[i - steps * stride] = b;
      cells[i] = 0;
    }
  }
  return moved;
}

function hasRoom(cells: Uint16Array, base: number, stride: number, steps: number): boolean {
  let movable = false;
  for (let i = base; i < base + stride; i++) {
    const b = cells[i] as number;
    if (!((traits[b & 127] as number) & FALLS)) continue;
    if (cells[i - steps * stride] !== 0) return false;
    movable = true;
  }
  return movable;
}
