import type { polyform } from '@minoya/games/polyform/game';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lastRoom } from '../../../online/rooms.ts';
import { earnedIn } from '../../../store/achievements.ts';
import { allPast, type Run } from '../../../store/runs.ts';
import type { GameUI } from '../../game-ui.ts';
import { isBranch } from './Going.tsx';

/** The one way on that stands out: people wait in a room, then a game begun, then the lesson. */
export function firstWay(going: readonly Run[], newcomer: boolean): 'room' | 'going' | 'lesson' | 'bots' {
  if (lastRoom('polyform')) return 'room';
  if (going.some(run => !isBranch(run))) return 'going';
  return newcomer ? 'lesson' : 'bots';
}

/** Whether nobody has played or learnt the game here yet. */
export function useNewcomer(ui: GameUI<typeof polyform>): boolean {
  const fresh = useSignal(false);
  useEffect(() => {
    void Promise.all([allPast(ui.game.id), earnedIn(ui.game.id)]).then(([past, earned]) => {
      fresh.value = past.length === 0 && !('lesson' in earned);
    });
  }, [ui]);
  return fresh.value;
}
