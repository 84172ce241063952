import type { WaysEvent } from '@baize/games/slot-engine/ways';
import type { StagePorts } from '../../game-frame/game.ts';
import type { EventHandlers } from '../../game-frame/round-player.ts';
import type { WaysGame } from '../slot-game.ts';
import type { SlotStage } from '../stage/slot-stage.ts';
import type { WaysBoard } from './ways-board.ts';
import { WaysShow } from './ways-show.ts';

/** What each event of a ways slot does, and how long it may take at most. */
export function waysHandlers<Code extends string>(
  game: WaysGame<Code>,
  stage: SlotStage<Code, WaysBoard<Code>>,
  ports: StagePorts,
): EventHandlers<WaysEvent<Code>> {
  const show = new WaysShow(game, stage, ports);
  return {
    featureBought: { limitMs: 1_000, play: (event) => show.buy(event) },
    spinStarted: { limitMs: 3_000, play: (event) => show.startSpin(event) },
    windowDrawn: { limitMs: 12_000, play: (event) => show.drawWindow(event) },
    waysWon: { limitMs: 20_000, play: (event) => show.showWays(event) },
    freeSpinsAwarded: { limitMs: 8_000, play: (event) => show.awardFreeSpins(event) },
    roundCapped: { limitMs: 6_000, play: (event) => show.showCap(event) },
    freeSpinsEnded: { limitMs: 12_000, play: (event) => show.endFreeSpins(event) },
    roundEnded: { limitMs: 15_000, play: (event) => show.endRound(event) },
  };
}
