import type { StudioRound } from '@baize/contract';
import type { GameStage } from '../../game-frame/game.ts';
import type { FirstView } from '../first-view.ts';
import type { RestOf } from './board-view.ts';

/** A stage that can be drawn at once, so that nothing is seen to change when it takes over. */
export interface ArrivingStage extends GameStage {
  drawNow: () => void;
}

/**
 * A stage that shows the first view until the real one has come. What the player does meanwhile is kept: a round that he began
 * moves the board as soon as something can move it.
 */
export function lateStage<Code extends string>(
  view: Pick<FirstView<Code>, 'show' | 'remove'>,
  restOf: RestOf<Code>,
  coming: Promise<ArrivingStage>,
): GameStage {
  let stage: ArrivingStage | null = null;
  let round: StudioRound | null = null;
  let isStarted = false;
  let isGone = false;

  const whenUp = coming.then((arrived) => {
    if (isGone) return arrived.destroy();
    stage = arrived;
    arrived.rest(round);
    if (isStarted) arrived.startRound();
    arrived.drawNow();
    view.remove();
  });
  // Who waits for it is called on it; a stage that is gone has nobody who waits.
  whenUp.catch(() => {});

  return {
    whenUp,
    get handlers() {
      return stage?.handlers ?? {};
    },
    rest: (shown) => {
      round = shown;
      if (stage === null) view.show(restOf(shown));
      else stage.rest(shown);
    },
    startRound: () => {
      isStarted = true;
      stage?.startRound();
    },
    abandonRound: () => {
      isStarted = false;
      stage?.abandonRound();
    },
    skip: () => stage?.skip(),
    settle: () => stage?.settle(),
    destroy: () => {
      isGone = true;
      view.remove();
      stage?.destroy();
    },
  };
}
