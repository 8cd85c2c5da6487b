import { polyform } from '@minoya/games/polyform/game';
import type { Action, State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import type { LessonScene } from './scenes.ts';

/** The rules, beginning where a step of the lesson begins, and refusing whatever it is not about. */
export function gameOf(scene: LessonScene): typeof polyform {
  return {
    ...polyform,
    start: (setup, seed) => scene.start(polyform.start(setup, seed)),
    apply: (state: State, seat: Seat, action: Action) =>
      scene.allows(action, state) ? polyform.apply(state, seat, action) : { ok: false, why: whyNot(scene, action) },
    legal: function* (state: State, seat: Seat) {
      for (const action of polyform.legal(state, seat)) if (scene.allows(action, state)) yield action;
    },
  };
}

/** The right kind of action with the wrong choice, or something that the step is not about. */
export function whyNot({ id }: LessonScene, { type }: Action): 'lessonWrong' | 'lessonNow' {
  const lays = type === 'place' || type === 'master' || type === 'put';
  const meant = id === type || (lays && ['fit', 'turn', 'master', 'finishing'].includes(id));
  return meant ? 'lessonWrong' : 'lessonNow';
}
