import * as baccarat from '@baize/games/baccarat';
import * as blackjack from '@baize/games/blackjack';
import * as bullFight from '@baize/games/bull-fight';
import * as dragonPhoenix from '@baize/games/dragon-phoenix';
import * as dragonTiger from '@baize/games/dragon-tiger';
import * as fanTan from '@baize/games/fan-tan';
import * as fishPrawnCrab from '@baize/games/fish-prawn-crab';
import * as goldenPockets from '@baize/games/golden-pockets';
import * as niuniuTable from '@baize/games/niuniu-table';
import * as roulette from '@baize/games/roulette';
import * as seDie from '@baize/games/se-die';
import * as sicBo from '@baize/games/sic-bo';
import { slots } from '@baize/games/slots';
import * as threeCardPoker from '@baize/games/three-card-poker';
import * as twoEight from '@baize/games/two-eight';
import * as wenzhou from '@baize/games/wenzhou';

/** What a game gives back, as a share of the stake. One number where its bets are alike, the lowest and the highest where they are not. */
export interface Expected {
  readonly low: number;
  readonly high: number;
}

const percent = 100;
const exactly = (rtpPercent: string): Expected => {
  const share = Number(rtpPercent) / percent;
  return { low: share, high: share };
};

/** Games whose rounds are one bet; the report fails when a figure is not what the rules give. */
export const expectedOfGames: Readonly<Record<string, Expected>> = {
  ...Object.fromEntries(slots.map(({ slot, expected }) => [slot.gameCode, expected])),
  dice: { low: 0.98995, high: 0.99 },
  coin_flip: exactly('99'),
  lucky_koi: exactly('95'),
  keno_mini: { low: 0.94752, high: 0.95162 },
  /** Up to optimal play; how far below it a player stays is his own play. */
  video_poker: { low: 0.9, high: 0.99544 },
  tower: { low: 0.975, high: 0.98 },
  hi_lo: { low: 0.8814, high: 0.99 },
  limbo: exactly('99'),
  wheel: { low: 0.965, high: 0.98 },
  mines: { low: 0.9828, high: 0.99 },
  plinko: { low: 0.98604, high: 0.98851 },
};

/** Rounds whose feature was bought, of the games that sell it: what they give back of the price. */
export const expectedOfBought: Readonly<Record<string, Expected>> = Object.fromEntries(
  slots.flatMap(({ slot, expectedOfBought: band }) => (band ? [[slot.gameCode, band]] : [])),
);

type Shares = Readonly<Record<string, number | Expected>>;
const sharesOf = (advertised: Readonly<Record<string, { rtpPercent: string }>>) =>
  Object.fromEntries(Object.entries(advertised).map(([bet, { rtpPercent }]) => [bet, Number(rtpPercent) / percent]));

/** A further stake of a decision: what it wins and loses belongs to the bet before the deal, whose band is that of all decisions. */
const further: Expected = { low: 1, high: 1 };

/**
 * Shared tables: what each bet gives back, by its key, or by `key:selection` where selections differ; lowest and highest where players
 * decide.
 */
export const expectedOfBets: Readonly<Record<string, Shares>> = {
  baccarat: sharesOf(baccarat.advertised),
  baccarat_no_commission: sharesOf(baccarat.advertisedNoCommission),
  speed_baccarat: sharesOf(baccarat.advertised),
  roulette: sharesOf(roulette.advertised),
  golden_pockets: sharesOf(goldenPockets.advertised),
  sic_bo: sharesOf(sicBo.advertised),
  blackjack: {
    ...sharesOf(blackjack.advertised),
    // From the play that costs most to the best one.
    main: { low: blackjack.worstMainShare, high: Number(blackjack.advertised.main?.rtpPercent) / percent },
    insurance: blackjack.insuranceShares,
    double: further,
    split: further,
  },
  three_card_poker: {
    ...sharesOf(threeCardPoker.advertised),
    // From folding what should be played and playing the rest, to the best play.
    ante: { low: threeCardPoker.worstAnteShare, high: Number(threeCardPoker.advertised.ante?.rtpPercent) / percent },
    play: further,
  },
  dragon_tiger: sharesOf(dragonTiger.advertised),
  fish_prawn_crab: sharesOf(fishPrawnCrab.advertised),
  fan_tan: sharesOf(fanTan.advertised),
  se_die: sharesOf(seDie.advertised),
  wenzhou: sharesOf(wenzhou.advertised),
  two_eight: sharesOf(twoEight.advertised),
  dragon_phoenix: sharesOf(dragonPhoenix.advertised),
  niuniu_table: niuniuTable.sharesOfStakes,
  bull_fight: sharesOf(bullFight.advertised),
  crash: { cashOut: 0.99 },
};
