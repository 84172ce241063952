import type { SlotEvent } from '@baize/games/slot-engine';
import type { StagePorts } from '../game-frame/game.ts';
import type { EventHandlers } from '../game-frame/round-player.ts';
import type { Reels } from './reels.ts';
import type { SlotGame } from './slot-game.ts';
import type { SlotStage } from './stage/slot-stage.ts';
import { WalkShow } from './walking/walk-show.ts';

/** What each event of a line slot does, and how long it may take at most. */
export function slotHandlers<Code extends string>(
  game: SlotGame<Code>,
  stage: SlotStage<Code, Reels<Code>>,
  ports: StagePorts,
): EventHandlers<SlotEvent<Code>> {
  const show = new WalkShow(game, stage, ports);
  return {
    spinStarted: { limitMs: 5_000, play: (event) => show.startSpin(event) },
    reelsStopped: { limitMs: 12_000, play: (event) => show.stopReels(event) },
    linesWon: { limitMs: 20_000, play: (event) => show.showLines(event) },
    wheelSpun: { limitMs: 12_000, play: (event) => show.turnWheel(event) },
    scattersPaid: { limitMs: 5_000, play: (event) => show.showScatters(event) },
    freeSpinsAwarded: { limitMs: 8_000, play: (event) => show.awardFreeSpins(event) },
    specialDrawn: { limitMs: 6_000, play: (event) => show.drawSpecial(event) },
    specialExpanded: { limitMs: 6_000, play: (event) => show.expand(event) },
    pickStarted: { limitMs: 6_000, play: (event) => show.startPick(event) },
    tilePicked: { limitMs: 4_000, play: (event) => show.showTile(event) },
    pickEnded: { limitMs: 8_000, play: (event) => show.endPick(event) },
    choiceStarted: { limitMs: 6_000, play: (event) => show.startChoice(event) },
    choiceMade: { limitMs: 4_000, play: (event) => show.showChoice(event) },
    wildsStuck: { limitMs: 4_000, play: (event) => show.stick(event) },
    wildsWalked: { limitMs: 6_000, play: (event) => show.walk(event) },
    paradeStarted: { limitMs: 8_000, play: (event) => show.startParade(event) },
    walkEnded: { limitMs: 15_000, play: (event) => show.endWalk(event) },
    holdStarted: { limitMs: 12_000, play: (event) => show.startHold(event) },
    respinPlayed: { limitMs: 25_000, play: (event) => show.respin(event) },
    holdEnded: { limitMs: 20_000, play: (event) => show.endHold(event) },
    jackpotWon: { limitMs: 15_000, play: (event) => show.showJackpot(event) },
    roundCapped: { limitMs: 6_000, play: (event) => show.showCap(event) },
    freeSpinsEnded: { limitMs: 12_000, play: (event) => show.endFreeSpins(event) },
    roundEnded: { limitMs: 15_000, play: (event) => show.endRound(event) },
  };
}
