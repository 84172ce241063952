import type { GameDefinition } from '../game-frame/game.ts';
import { SlotRules } from './rules/SlotRules.tsx';
import type { SlotGame } from './slot-game.ts';
import type { BoardLayout } from './stage/board-view.ts';
import { createStage, pictureOf } from './stage/create-stage.ts';

function layoutOf<Code extends string>({ config: { strips, rows } }: SlotGame<Code>): BoardLayout<Code> {
  return {
    columns: strips.length,
    rows,
    first: { stops: strips.map(() => 0), window: strips.map((strip) => strip.slice(0, rows)) },
  };
}

/** Makes a game of the frame from a line slot's data. */
export function defineSlot<Code extends string>(game: SlotGame<Code>): GameDefinition {
  const layout = layoutOf(game);
  return {
    ...game,
    symbolPicture: pictureOf(game),
    createStage: (ports) =>
      createStage(game, layout, ports, async (restOf, first) => {
        const { openLineStage } = await import('./stage/line-stage.ts');
        return openLineStage(game, layout, restOf, ports, first);
      }),
    Rules: (props) => SlotRules({ game, ...props }),
  };
}
