import type { SlotEvent } from '@baize/games/slot-engine';
import type { CascadeEvent } from '@baize/games/slot-engine/cascade';
import type { GameDefinition, GameStage, StagePorts } from '../game-frame/game.ts';
import type { EventHandler } from '../game-frame/round-player.ts';
import type { BoardLayout, BoardView, Rest } from './board-view.ts';
import { CascadeRules } from './CascadeRules.tsx';
import { SlotRules } from './SlotRules.tsx';
import type { CascadeGame, PicturedSlot, SlotGame } from './slot-game.ts';
import type { SlotStage } from './slot-stage.ts';

/** What a round's last spin left on the board. */
function lastRest<Code extends string>(events: readonly { type: string }[]): Rest<Code> | undefined {
  const last = (events as readonly (SlotEvent<Code> | CascadeEvent<Code>)[]).findLast(
    (event) => event.type === 'reelsStopped' || event.type === 'gridFilled' || event.type === 'gridRefilled',
  );
  if (last === undefined) return undefined;
  return last.type === 'reelsStopped' ? last : { stops: [], window: last.grid };
}

function stageOf<Code extends string>(
  stage: SlotStage<Code, BoardView<Code>>,
  handlers: Readonly<Record<string, EventHandler<never>>>,
  ports: StagePorts,
): GameStage {
  return {
    handlers,
    rest: (round) => stage.showAtRest(round === null ? undefined : lastRest<Code>(round.events)),
    startRound: () => {
      ports.play('spin');
      stage.startReels();
    },
    abandonRound: () => stage.showAtRest(),
    skip: () => stage.finish(),
    settle: () => stage.finish(),
    destroy: () => stage.destroy(),
  };
}

async function createLineStage<Code extends string>(game: SlotGame<Code>, ports: StagePorts): Promise<GameStage> {
  // The renderer is the heavy part: it loads while the rest of the frame is already there.
  const [{ SlotStage }, { slotHandlers }, { Reels }, { normalReels }] = await Promise.all([
    import('./slot-stage.ts'),
    import('./handlers.ts'),
    import('./reels.ts'),
    import('./timing.ts'),
  ]);
  const { strips, rows } = game.config;
  const layout: BoardLayout<Code> = {
    columns: strips.length,
    rows,
    first: { stops: strips.map(() => 0), window: strips.map((strip) => strip.slice(0, rows)) },
  };
  const make = (textures: ConstructorParameters<typeof Reels<Code>>[2]) =>
    new Reels(strips, rows, textures, normalReels);
  const stage = await SlotStage.create(game, { layout, make }, ports);
  return stageOf(stage, slotHandlers(game, stage, ports), ports);
}

async function createCascadeStage<Code extends string>(game: CascadeGame<Code>, ports: StagePorts): Promise<GameStage> {
  const [{ SlotStage }, { cascadeHandlers }, { CascadeBoard }] = await Promise.all([
    import('./slot-stage.ts'),
    import('./cascade-handlers.ts'),
    import('./cascade-board.ts'),
  ]);
  const { columns, rows } = game.config;
  const symbols = game.codes;
  const window = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_unused, row) => symbols[(column * 3 + row * 2) % symbols.length] as Code),
  );
  const layout: BoardLayout<Code> = { columns, rows, first: { stops: [], window } };
  const make = (textures: ConstructorParameters<typeof CascadeBoard<Code>>[1]) => new CascadeBoard(window, textures);
  ports.hud.set({ ladder: { steps: game.config.ladder, step: 0 } });
  const stage = await SlotStage.create(game, { layout, make }, ports);
  return stageOf(stage, cascadeHandlers(game, stage, ports), ports);
}

const pictureOf =
  <Code extends string>({ art }: PicturedSlot<Code>) =>
  (code: string) =>
    art.symbols[code as Code];

/** Makes a game of the frame from a line slot's data. */
export function defineSlot<Code extends string>(game: SlotGame<Code>): GameDefinition {
  return {
    ...game,
    symbolPicture: pictureOf(game),
    createStage: (ports) => createLineStage(game, ports),
    Rules: (props) => SlotRules({ game, ...props }),
  };
}

/** Makes a game of the frame from a cascading slot's data. */
export function defineCascade<Code extends string>(game: CascadeGame<Code>): GameDefinition {
  return {
    ...game,
    symbolPicture: pictureOf(game),
    createStage: (ports) => createCascadeStage(game, ports),
    Rules: (props) => CascadeRules({ game, ...props }),
  };
}
