import type { SlotEvent } from '@baize/games/slot-engine';
import type { GameDefinition, GameStage, StagePorts } from '../game-frame/game.ts';
import { SlotRules } from './SlotRules.tsx';
import type { SlotGame } from './slot-game.ts';
import type { Rest } from './slot-stage.ts';

/** What a round's last spin left on the board. */
function lastRest<Code extends string>(events: readonly { type: string }[]): Rest<Code> | undefined {
  return (events as readonly SlotEvent<Code>[]).findLast((event) => event.type === 'reelsStopped');
}

async function createStage<Code extends string>(game: SlotGame<Code>, ports: StagePorts): Promise<GameStage> {
  // The renderer is the heavy part: it loads while the rest of the frame is already there.
  const [{ SlotStage }, { slotHandlers }] = await Promise.all([import('./slot-stage.ts'), import('./handlers.ts')]);
  const stage = await SlotStage.create(game, ports);
  return {
    handlers: slotHandlers(game, stage, ports),
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

/** Makes a game of the frame from a slot's data. */
export function defineSlot<Code extends string>(game: SlotGame<Code>): GameDefinition {
  return {
    ...game,
    createStage: (ports) => createStage(game, ports),
    Rules: (props) => SlotRules({ game, ...props }),
  };
}
