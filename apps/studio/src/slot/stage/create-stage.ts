import type { SlotEvent } from '@baize/games/slot-engine';
import type { CascadeEvent } from '@baize/games/slot-engine/cascade';
import type { WaysEvent } from '@baize/games/slot-engine/ways';
import type { GameStage, StagePorts } from '../../game-frame/game.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { type FirstView, openFirstView } from '../first-view.ts';
import type { PicturedSlot } from '../slot-game.ts';
import type { BoardLayout, Rest, RestOf } from './board-view.ts';
import { type ArrivingStage, lateStage } from './late-stage.ts';

/** What a round's last spin left on the board. */
function lastRest<Code extends string>(events: readonly { type: string }[]): Rest<Code> | undefined {
  const last = (events as readonly (SlotEvent<Code> | CascadeEvent<Code> | WaysEvent<Code>)[]).findLast(
    (event) => event.type === 'reelsStopped' || event.type === 'windowDrawn' || 'grid' in event,
  );
  if (last === undefined) return undefined;
  if (last.type === 'reelsStopped') return last;
  return { stops: [], window: last.type === 'windowDrawn' ? last.window : last.grid };
}

type OpenStage<Code extends string> = (restOf: RestOf<Code>, first: FirstView<Code>) => Promise<ArrivingStage>;

/** Shows the board, which can be played from then on; `open` loads the renderer, the heavy part, and moves the board. */
export async function createStage<Code extends string>(
  game: PicturedSlot<Code>,
  layout: BoardLayout<Code>,
  ports: StagePorts,
  open: OpenStage<Code>,
): Promise<GameStage> {
  const restOf: RestOf<Code> = (round) => (round && lastRest<Code>(round.events)) ?? layout.first;
  const view = await openFirstView(game, layout, ports);
  return lateStage(
    view,
    restOf,
    afterPaint().then(() => open(restOf, view)),
  );
}

/** Where the pictures of a slot's symbols lie. */
export const pictureOf =
  <Code extends string>({ art }: PicturedSlot<Code>) =>
  (code: string) =>
    art.symbols[code as Code];
