import type { LotteryBet, Prize } from '../../lottery/bet.ts';
import { eachBet, maxWords } from '../../lottery/bets/each.ts';
import { productBet } from '../../lottery/bets/product.ts';
import { ballsOf, type LotteryDraw } from '../../lottery/draw.ts';
import { chance, wordBet } from '../../lottery/game.ts';
import { listGroup } from '../../lottery/selection.ts';
import { bigSmallOddEven, digits, isSo, numbersFrom, sumOf } from '../tokens.ts';
import { bullOf, bullWays, shapeNames, shapeOf, shapeWays } from './figures.ts';
import { ofLength, placeNames, stretches } from './places.ts';

const bigDigit = 5;
const bigSum = 23;
const half = chance(1, 2);
const digitIs = (digit: string, word: string) => isSo(word, Number(digit), bigDigit);

const placeWords = eachBet({
  key: 'placeWords',
  form: { groups: placeNames.map((name) => listGroup(name, bigSmallOddEven, 0)), minInAll: 1 },
  prizes: [{ key: 'win', chance: half }],
  hits: (draw, word, group) => (digitIs(ballsOf(draw)[group] ?? '', word) ? { win: 1 } : {}),
  most: maxWords,
});

const wordProducts: readonly LotteryBet[] = [2, 3].flatMap((length) =>
  ofLength(length)
    .filter((stretch) => !stretch.startsWith('middle'))
    .map((stretch) =>
      productBet({
        key: `words-${stretch}`,
        places: stretches[stretch],
        names: placeNames,
        tokens: bigSmallOddEven,
        chance: chance(1, 2 ** length),
        fits: digitIs,
      }),
    ),
);

const sumWords = wordBet({
  key: 'sumWords',
  words: bigSmallOddEven,
  prizes: [{ key: 'win', chance: half }],
  isTrue: (draw, word) => isSo(word, sumOf(ballsOf(draw)), bigSum),
  most: maxWords,
});

const dragonTigerWords = ['dragon', 'tiger', 'tie'] as const;
const dragonTigerPrizes: readonly Prize[] = [
  { key: 'dragon', chance: chance(45, 100) },
  { key: 'tiger', chance: chance(45, 100) },
  { key: 'tie', chance: chance(10, 100) },
];

function dragonTigerOf(one: string | undefined, other: string | undefined): string {
  if (one === other) return 'tie';
  return Number(one) > Number(other) ? 'dragon' : 'tiger';
}

/** Each of the ten pairs of places; the first and the last is the one that is meant without a word. */
const dragonTigerBets: readonly LotteryBet[] = placeNames.flatMap((_, first) =>
  placeNames.slice(first + 1).map((__, offset) => {
    const second = first + 1 + offset;
    return wordBet({
      key: `dragonTiger-${first + 1}v${second + 1}`,
      words: dragonTigerWords,
      prizes: dragonTigerPrizes,
      looksAt: [first, second],
      isTrue: (draw, word) => dragonTigerOf(ballsOf(draw)[first], ballsOf(draw)[second]) === word,
      isEither: true,
    });
  }),
);

const shapeBets: readonly LotteryBet[] = ofLength(3).map((stretch) =>
  wordBet({
    key: `shape-${stretch}`,
    words: shapeNames,
    looksAt: stretches[stretch],
    prizes: shapeNames.map((name) => ({ key: name, chance: chance(shapeWays[name], 1_000) })),
    isTrue: (draw, word) => shapeOf(stretches[stretch].map((place) => Number(ballsOf(draw)[place]))) === word,
    isEither: true,
  }),
);

const bullOfDraw = (draw: LotteryDraw) => `${bullOf(ballsOf(draw).map(Number))}`;
const bullBet = wordBet({
  key: 'bull',
  words: numbersFrom(0, digits.length),
  prizes: bullWays.map((ways, bull) => ({ key: `${bull}`, chance: chance(ways, 100_000) })),
  isTrue: (draw, word) => bullOfDraw(draw) === word,
  isEither: true,
});

/** Big, small, odd, even, dragon, tiger, shapes of three and the bull of five. */
export const wordBets: readonly LotteryBet[] = [
  placeWords,
  ...wordProducts,
  sumWords,
  ...dragonTigerBets,
  ...shapeBets,
  bullBet,
];
