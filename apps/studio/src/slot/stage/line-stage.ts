import type { StagePorts } from '../../game-frame/game.ts';
import type { FirstView } from '../first-view.ts';
import { slotHandlers } from '../handlers.ts';
import { Reels } from '../reels.ts';
import type { SlotGame } from '../slot-game.ts';
import { normalReels } from '../timing.ts';
import type { BoardLayout, RestOf } from './board-view.ts';
import type { ArrivingStage } from './late-stage.ts';
import { SlotStage } from './slot-stage.ts';
import { stageOf } from './stage-of.ts';

/** The moving board of a line slot. */
export async function openLineStage<Code extends string>(
  game: SlotGame<Code>,
  layout: BoardLayout<Code>,
  restOf: RestOf<Code>,
  ports: StagePorts,
  first: FirstView<Code>,
): Promise<ArrivingStage> {
  const { strips, rows } = game.config;
  const make = (textures: ConstructorParameters<typeof Reels<Code>>[2]) =>
    new Reels(strips, rows, textures, normalReels);
  const stage = await SlotStage.create(game, { layout, make }, ports, first);
  return stageOf(stage, slotHandlers(game, stage, ports), restOf, ports);
}
