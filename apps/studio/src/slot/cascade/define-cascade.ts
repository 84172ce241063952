import type { GameDefinition } from '../../game-frame/game.ts';
import { CascadeRules } from '../rules/CascadeRules.tsx';
import type { CascadeGame } from '../slot-game.ts';
import type { BoardLayout } from '../stage/board-view.ts';
import { createStage, pictureOf } from '../stage/create-stage.ts';
import { gaugeAt, ladderOf } from './gauge.ts';

/** Before the first round stands what mostly comes: no scatters, no multipliers, and nothing that only a feature brings. */
function layoutOf<Code extends string>({ config, codes }: CascadeGame<Code>): BoardLayout<Code> {
  const { columns, rows, weights, scatter, multipliers = {} } = config;
  const common = codes.filter((code) => weights[code] > 0 && code !== scatter && !(code in multipliers));
  const window = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_unused, row) => common[(column * 3 + row * 2) % common.length] as Code),
  );
  return { columns, rows, first: { stops: [], window } };
}

/** Makes a game of the frame from a cascading slot's data. */
export function defineCascade<Code extends string>(game: CascadeGame<Code>): GameDefinition {
  const layout = layoutOf(game);
  return {
    ...game,
    symbolPicture: pictureOf(game),
    createStage: (ports) => {
      ports.hud.set({ ladder: ladderOf(game.config, 'base'), gauge: gaugeAt(game.config) });
      return createStage(game, layout, ports, async (restOf, first) => {
        const { openCascadeStage } = await import('./cascade-stage.ts');
        return openCascadeStage(game, layout, restOf, ports, first);
      });
    },
    Rules: (props) => CascadeRules({ game, ...props }),
  };
}
