import type { GameDefinition } from '../../game-frame/game.ts';
import { WaysRules } from '../rules/WaysRules.tsx';
import type { WaysGame } from '../slot-game.ts';
import type { BoardLayout } from '../stage/board-view.ts';
import { createStage, pictureOf } from '../stage/create-stage.ts';

/** Symbols are drawn for a reel of so many; on a higher one they are smaller. */
const drawnRows = 5;

function layoutOf<Code extends string>({ config: { reels, heights }, codes }: WaysGame<Code>): BoardLayout<Code> {
  const window = reels.map((_, column) => {
    const height = heights[(column * 2 + 1) % heights.length]?.[0] ?? drawnRows;
    return Array.from({ length: height }, (_unused, row) => codes[(column * 3 + row * 2 + 2) % codes.length] as Code);
  });
  return { columns: reels.length, rows: drawnRows, first: { stops: [], window } };
}

/** Makes a game of the frame from a ways slot's data. */
export function defineWays<Code extends string>(game: WaysGame<Code>): GameDefinition {
  const layout = layoutOf(game);
  return {
    ...game,
    symbolPicture: pictureOf(game),
    createStage: (ports) =>
      createStage(game, layout, ports, async (restOf, first) => {
        const { openWaysStage } = await import('./ways-stage.ts');
        return openWaysStage(game, layout, restOf, ports, first);
      }),
    Rules: (props) => WaysRules({ game, ...props }),
  };
}
