import type { StagePorts } from '../../game-frame/game.ts';
import type { FirstView } from '../first-view.ts';
import type { WaysGame } from '../slot-game.ts';
import type { BoardLayout, RestOf } from '../stage/board-view.ts';
import type { ArrivingStage } from '../stage/late-stage.ts';
import { SlotStage } from '../stage/slot-stage.ts';
import { stageOf } from '../stage/stage-of.ts';
import { WaysBoard } from './ways-board.ts';
import { waysHandlers } from './ways-handlers.ts';

/** The moving board of a ways slot. */
export async function openWaysStage<Code extends string>(
  game: WaysGame<Code>,
  layout: BoardLayout<Code>,
  restOf: RestOf<Code>,
  ports: StagePorts,
  first: FirstView<Code>,
): Promise<ArrivingStage> {
  const maxRows = Math.max(...game.config.heights.map(([height]) => height));
  const make = (textures: ConstructorParameters<typeof WaysBoard<Code>>[2]) =>
    new WaysBoard(layout.first.window, maxRows, textures);
  const stage = await SlotStage.create(game, { layout, make }, ports, first);
  return stageOf(stage, waysHandlers(game, stage, ports), restOf, ports);
}
