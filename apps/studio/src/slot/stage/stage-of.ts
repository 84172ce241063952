import type { StagePorts } from '../../game-frame/game.ts';
import type { EventHandler } from '../../game-frame/round-player.ts';
import type { BoardView, RestOf } from './board-view.ts';
import type { ArrivingStage } from './late-stage.ts';
import type { SlotStage } from './slot-stage.ts';

/** A slot's stage as the frame knows it. */
export function stageOf<Code extends string>(
  stage: SlotStage<Code, BoardView<Code>>,
  handlers: Readonly<Record<string, EventHandler<never>>>,
  restOf: RestOf<Code>,
  ports: StagePorts,
): ArrivingStage {
  return {
    handlers,
    rest: (round) => stage.showAtRest(restOf(round)),
    startRound: () => {
      ports.play('spin');
      stage.startReels();
    },
    abandonRound: () => stage.showAtRest(),
    skip: () => stage.finish(),
    settle: () => stage.finish(),
    destroy: () => stage.destroy(),
    drawNow: () => stage.drawNow(),
  };
}
