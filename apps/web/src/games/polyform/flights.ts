import type { State } from '@minoya/games/polyform/state';
import { afterFrame } from '../../design/task.ts';
import type { Stage } from '../../stage/stage.ts';

type Table = Stage<State>;

/** Sparks around a card that has been completed. */
export function glitter(stage: Table, card: Element | null, count: number): void {
  if (stage.reduced || !card) return;
  const { left, top, width, height } = card.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  // Fetched with the first card that is completed.
  void import('../../stage/effects/layer.ts').then(({ effects, ink }) =>
    afterFrame(() => effects().burst(at, { count, colours: [ink('--kin'), ink('--shu')], power: 120 + width })),
  );
}

/** The points of a card on their way to the score; nothing flies where they may not be known. */
export async function flyPoints(
  stage: Table,
  points: string | null,
  from: Element | null,
  to: Element | null,
): Promise<void> {
  if (!points || !from || !to || stage.reduced || !stage.place) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (a.width === 0 || b.width === 0) return;
  const number = document.createElement('b');
  number.className = 'num flying-points';
  number.textContent = points;
  number.setAttribute('aria-hidden', 'true');
  number.style.translate = `${Math.round(a.left + a.width / 2)}px ${Math.round(a.top + a.height / 2)}px`;
  stage.place.append(number);
  stage.atEnd(() => number.remove());
  const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  const frames = [
    { transform: 'translate(-50%, -50%) scale(0.5)', opacity: 0 },
    { transform: 'translate(-50%, -70%) scale(1.2)', opacity: 1, offset: 0.35 },
    { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.6)`, opacity: 0.3 },
  ];
  await stage.move(number, frames, { duration: 340, easing: 'ease-in-out', hold: true });
  number.remove();
}
