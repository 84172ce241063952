import type { StagePorts } from '../../game-frame/game.ts';
import type { FirstView } from '../first-view.ts';
import type { CascadeGame } from '../slot-game.ts';
import type { BoardLayout, RestOf } from '../stage/board-view.ts';
import type { ArrivingStage } from '../stage/late-stage.ts';
import { SlotStage } from '../stage/slot-stage.ts';
import { stageOf } from '../stage/stage-of.ts';
import { CascadeBoard } from './cascade-board.ts';
import { cascadeHandlers } from './cascade-handlers.ts';

/** The falling board of a cascading slot. */
export async function openCascadeStage<Code extends string>(
  game: CascadeGame<Code>,
  layout: BoardLayout<Code>,
  restOf: RestOf<Code>,
  ports: StagePorts,
  first: FirstView<Code>,
): Promise<ArrivingStage> {
  const make = (textures: ConstructorParameters<typeof CascadeBoard<Code>>[1]) =>
    new CascadeBoard(layout.first.window, textures, game.shatters);
  const stage = await SlotStage.create(game, { layout, make }, ports, first);
  return stageOf(stage, cascadeHandlers(game, stage, ports), restOf, ports);
}
