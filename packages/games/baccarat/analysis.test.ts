// @covers forged-rounds table-and-instant-odds

import { describe, expect, test } from 'vitest';
import { multiply, rational, rational as share, toDecimal } from '../exact/rational.ts';
import type { BetAnalysis } from '../table-engine/analysis.ts';
import { analyse, totalsOfAllDeals } from './analysis.ts';
import { commissionBets, noCommissionBets, standardPays } from './bets.ts';
import { winnerOf } from './hand.ts';

/** Probability of a win, house edge in percent, standard deviation: as the rulebook prints them. */
function printed({ probabilityOfWin, rtp, sdPerUnit }: BetAnalysis) {
  const edge = rational(rtp.denominator - rtp.numerator, rtp.denominator);
  return [toDecimal(probabilityOfWin, 6), toDecimal(multiply(edge, share(100n)), 4), sdPerUnit.toFixed(3)].join(' ');
}
const figuresOf = (bets: BetAnalysis[]) => Object.fromEntries(bets.map((bet) => [bet.key, printed(bet)]));

describe('eight packs have the rulebook’s figures (1.1)', () => {
  test('with commission', () =>
    expect(figuresOf(analyse(commissionBets()))).toEqual({
      player: '0.446247 1.2351 0.951',
      banker: '0.458597 1.0579 0.927',
      tie: '0.095156 14.3596 2.641',
      playerPair: '0.074699 10.3614 3.155',
      bankerPair: '0.074699 10.3614 3.155',
      eitherPair: '0.143817 13.7099 2.105',
      perfectPair: '0.033450 8.0470 5.751',
      small: '0.378868 5.2829 1.213',
      big: '0.621132 4.3457 0.747',
      playerNaturalWins: '0.162589 18.7055 1.845',
      bankerNaturalWins: '0.162589 18.7055 1.845',
      playerDragonBonus: '0.289887 2.6517 2.474',
      bankerDragonBonus: '0.282795 9.3731 2.305',
      dragon7: '0.022534 7.6113 6.085',
      panda8: '0.034543 10.1876 4.748',
    }));

  test('without commission, and with other prices', () => {
    const figures = figuresOf(analyse(noCommissionBets({ ...standardPays, tie: 9, bothPerfectPairs: null })));
    expect(figures).toMatchObject({
      banker: '0.458597 1.4581 0.930',
      superSix: '0.053864 29.9772 2.935',
      luckySix: '0.053864 16.6836 3.596',
      tie: '0.095156 4.8440 2.934',
      perfectPair: '0.033450 13.0294 4.675',
    });
  });

  test('the permutation counts', () => {
    const counts = { player: 0n, banker: 0n, tie: 0n };
    let bankerSix = 0n;
    for (const { seen, weight } of totalsOfAllDeals()) {
      counts[winnerOf(seen)] += weight;
      if (winnerOf(seen) === 'banker' && seen.bankerTotal === 6) bankerSix += weight;
    }
    expect({ ...counts, bankerSix }).toEqual({
      banker: 2_292_252_566_437_888n,
      player: 2_230_518_282_592_256n,
      tie: 475_627_426_473_216n,
      bankerSix: 269_232_304_455_680n,
    });
  });
});
