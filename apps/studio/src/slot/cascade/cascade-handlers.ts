import type { CascadeEvent } from '@baize/games/slot-engine/cascade';
import type { StagePorts } from '../../game-frame/game.ts';
import type { EventHandlers } from '../../game-frame/round-player.ts';
import type { CascadeGame } from '../slot-game.ts';
import type { SlotStage } from '../stage/slot-stage.ts';
import type { CascadeBoard } from './cascade-board.ts';
import { CascadeShow } from './cascade-show.ts';

/** What each event of a cascading slot does, and how long it may take at most. */
export function cascadeHandlers<Code extends string>(
  game: CascadeGame<Code>,
  stage: SlotStage<Code, CascadeBoard<Code>>,
  ports: StagePorts,
): EventHandlers<CascadeEvent<Code>> {
  const show = new CascadeShow(game, stage, ports);
  return {
    spinStarted: { limitMs: 3_000, play: (event) => show.startSpin(event) },
    gridFilled: { limitMs: 6_000, play: (event) => show.fillGrid(event) },
    symbolsWon: { limitMs: 5_000, play: (event) => show.showSymbols(event) },
    gridRefilled: { limitMs: 6_000, play: (event) => show.refillGrid(event) },
    wildsPlaced: { limitMs: 5_000, play: (event) => show.placeWilds(event) },
    symbolRemoved: { limitMs: 8_000, play: (event) => show.removeSymbol(event) },
    multipliersCounted: { limitMs: 5_000, play: (event) => show.countMultipliers(event) },
    scattersPaid: { limitMs: 5_000, play: (event) => show.showScatters(event) },
    freeSpinsAwarded: { limitMs: 8_000, play: (event) => show.awardFreeSpins(event) },
    roundCapped: { limitMs: 6_000, play: (event) => show.showCap(event) },
    freeSpinsEnded: { limitMs: 12_000, play: (event) => show.endFreeSpins(event) },
    roundEnded: { limitMs: 15_000, play: (event) => show.endRound(event) },
  };
}
