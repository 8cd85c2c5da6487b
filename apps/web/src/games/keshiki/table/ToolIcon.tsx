import { type ToolId, tools } from '@minoya/games/keshiki/tools';
import type { JSX } from 'preact';

/** The house's 24 grid: two pixels, square caps, ink only. */
const drawings: Readonly<Record<ToolId, string>> = {
  pop: 'M12 7A6 6 0 1 1 12 19A6 6 0 1 1 12 7ZM12 7V4M9 13H15',
  swap: 'M4 8H17M13 4 17 8 13 12M20 16H7M11 12 7 16 11 20',
  shuffle: 'M4 7H8L16 17H20M4 17H8L10 14.5M14 9.5 16 7H20M17 4 20 7 17 10M17 14 20 17 17 20',
  paint: 'M14 4 20 10 12 18H7L6 13ZM4 20H9',
  melt: 'M12 3C16 8 18 11 18 14A6 6 0 0 1 6 14C6 11 8 8 12 3ZM9 15A3 3 0 0 0 12 18',
  flood:
    'M5 10 12 3 19 10 12 17ZM5 10H19M20 14C21.5 16.5 22 17.5 22 18.5A2 2 0 0 1 18 18.5C18 17.5 18.5 16.5 20 14M3 21H15',
  free: 'M4 4H20V20H4ZM8 12H16M12 8V16M4 20 20 4',
  bomb: 'M11 8A7 7 0 1 1 11 21A7 7 0 1 1 11 8ZM15 9 18 6M18 6 21 6M18 6 18 3M8 13A3 3 0 0 1 11 11',
  flip: 'M4 9H20M15 4 20 9M20 15H4M9 20 4 15',
  boost: 'M12 20V6M6 12 12 6 18 12M5 3H19',
  hammer: 'M5 5H15V11H5ZM15 6H19V10H15M10 11V21',
  chisel: 'M12 3V13M9 3H15M9 13H15L12 21Z',
  maul: 'M4 4H20V12H4ZM12 12V21M8 4V12M16 4V12',
};

export function ToolIcon({ id }: { id: ToolId }): JSX.Element {
  const rare = tools[id].rarity === 'S' || tools[id].rarity === 'A';
  return (
    <svg class="icon tool-icon" viewBox="0 0 24 24" data-rare={rare} aria-hidden="true">
      <path d={drawings[id]} />
    </svg>
  );
}
