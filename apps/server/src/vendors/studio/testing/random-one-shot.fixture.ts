import type { InstantRound } from '@baize/contract';
import { type DrawBelow, drawOfRound } from '@baize/fairness';
import * as coinFlip from '@baize/games/coin-flip';
import * as keno from '@baize/games/keno';
import * as limbo from '@baize/games/limbo';
import * as luckyKoi from '@baize/games/lucky-koi';
import * as wheel from '@baize/games/wheel';
import { expect } from 'vitest';
import type { Sent } from '../instant/game.ts';
import { successOf } from './frame.ts';
import { deckOf, type Tally, type Whims } from './random-player.fixture.ts';
import type { StudioFrame } from './studio-money.fixture.ts';

export interface InstantPlayer {
  /** Plays one round to its end through the calls; returns how it ended. */
  play(frame: StudioFrame): Promise<InstantRound>;
  /** Fails unless a retired seed gives the round again. */
  recompute(round: InstantRound, serverSeed: string): void;
  /** What a long run has to have touched. */
  everything: readonly string[];
  /** What any run has to have touched. */
  always: readonly string[];
}

const stakesMinor = ['10', '100', '333', '500'];

/** Takes each bet in turn; `playAgain` gives what the round showed and what it paid, from its choice and its draws. */
const oneShotPlayer =
  <Bet>(
    bets: readonly Sent[],
    playAgain: (bet: Bet, chance: { betMinor: bigint; draw: DrawBelow }) => { payoutMinor: bigint },
  ) =>
  (whims: Whims, tally: Tally): InstantPlayer => {
    const next = deckOf(bets, whims);
    return {
      play: async (frame) => {
        const bet = next();
        const { round } = await successOf(frame.play(bet, whims.oneOf(stakesMinor)));
        tally.add(JSON.stringify(bet));
        tally.add(round.payoutMinor === '0' ? 'loss' : 'paid');
        return round;
      },
      recompute: (round: InstantRound, serverSeed) => {
        const { clientSeed, nonce } = round.fairness;
        const draw = drawOfRound({ serverSeed, clientSeed, nonce });
        const again = playAgain(round.choice as Bet, { betMinor: BigInt(round.betMinor), draw });
        expect(again).toMatchObject(round.view);
        expect(round.payoutMinor).toBe(`${again.payoutMinor}`);
      },
      always: [...bets.map((bet) => JSON.stringify(bet)), 'loss', 'paid'],
      everything: [],
    };
  };

const picksOf = (count: number) => Array.from({ length: count }, (_, index) => (index * 7) % 80).map((at) => at + 1);
const kenoBets = Array.from({ length: keno.pickCounts.max }, (_, index) => ({
  picks: picksOf(index + 1).sort((a, b) => a - b),
}));

export const oneShotPlayers = {
  coin_flip: oneShotPlayer<coinFlip.CoinBet>(
    coinFlip.sides.map((side) => ({ side })),
    coinFlip.playRound,
  ),
  keno_mini: oneShotPlayer<keno.KenoBet>(kenoBets, keno.playRound),
  limbo: oneShotPlayer<limbo.LimboBet>(
    [limbo.targets.min, 150, 200, 1_000, 12_345, limbo.targets.max].map((target) => ({ target })),
    limbo.playRound,
  ),
  lucky_koi: oneShotPlayer<object>([{}], luckyKoi.playRound),
  wheel: oneShotPlayer<wheel.WheelBet>(
    wheel.risks.map((risk) => ({ risk })),
    wheel.playRound,
  ),
};
