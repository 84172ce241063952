import type { Region } from './shapes.ts';

/** What a bet brings: `back` for one hit, or by word; `cost` where it is not as many units as numbers count. */
export interface RegionalPrice {
  readonly back: string | Readonly<Record<string, string>>;
  readonly cost?: number;
}

export type RegionalPrices = Readonly<Record<string, RegionalPrice>>;

/** A sum of the last two digits and 18 less it are alike. */
const sumBacks = ['70', '36', '26.999', '20.5', '16.4', '13.668', '12.285', '10.875', '9.777', '9'] as const;
const largestSum = 18;
const sums = Object.fromEntries(
  Array.from({ length: largestSum + 1 }, (_, sum) => [`${sum}`, sumBacks[Math.min(sum, largestSum - sum)] ?? '']),
);

const back = (price: string, cost?: number): RegionalPrice =>
  cost === undefined ? { back: price } : { back: price, cost };

/** A modern online table, which most lines of the product follow. */
const tableA: RegionalPrices = {
  lo2: back('99.5'),
  lo3: back('980'),
  lo4: back('8880'),
  lo2dau: back('99.5'),
  de: back('99.5'),
  dedau: back('98'),
  dedaudb: back('99.5'),
  degiai1: back('98'),
  dd: back('98'),
  dau: back('9.9'),
  duoi: back('9.9'),
  '3cang': back('980'),
  '3cangdau': back('960'),
  '3cangdd': back('980'),
  '4cang': back('8880'),
  taixiu: back('1.999'),
  tong: { back: sums },
};

const northA: RegionalPrices = {
  ...tableA,
  lo2_1k: back('3.7'),
  degiai7: back('98'),
  b8: back('98'),
  xien2: back('16'),
  xien3: back('65'),
  xien4: back('180'),
  truot4: back('2.3'),
  truot8: back('8'),
  truot10: back('12'),
};

const southA: RegionalPrices = {
  ...tableA,
  lo2_1k: back('5.5'),
  b7: back('98'),
  xien2: back('35'),
  xien3: back('225'),
  xien4: back('1500'),
  truot4: back('1.9'),
  truot8: back('4.1'),
  truot10: back('6.1'),
};

const northProject: RegionalPrices = {
  xien2: back('17'),
  xien3: back('72'),
  xien4: back('315'),
  truot4: back('2.8'),
  truot8: back('9'),
  truot10: back('16'),
};

const northB: RegionalPrices = {
  lo2: back('99'),
  lo3: back('960'),
  xien2: back('17'),
  xien3: back('65'),
  xien4: back('250'),
  de: back('99'),
  '3cang': back('960'),
  '4cang': back('8880'),
  truot4: back('2'),
  truot8: back('8'),
  truot10: back('12'),
};

const northC: RegionalPrices = {
  lo2: back('78', 22),
  lo3: back('770'),
  xien2: back('14'),
  xien3: back('50'),
  xien4: back('150'),
  de: back('82'),
  dau: back('8.7'),
  duoi: back('8.7'),
  '3cang': back('700'),
  truot4: back('2.5'),
  truot8: back('8'),
  truot10: back('11'),
};

const northClassic: RegionalPrices = {
  lo2: back('80', 23),
  xien2: back('10'),
  xien3: back('40'),
  xien4: back('100'),
  de: back('70'),
};

const southC: RegionalPrices = {
  lo2: back('79', 15),
  lo3: back('770'),
  xien2: back('27'),
  xien3: back('150'),
  xien4: back('700'),
  truot4: back('2'),
  truot8: back('3.5'),
  truot10: back('4.5'),
};

const southD: RegionalPrices = {
  lo2: back('75'),
  lo3: back('650'),
  lo4: back('5500'),
  dd: back('75'),
  '3cangdd': back('650'),
};

const northD: RegionalPrices = { lo2: back('75'), dd: back('75') };

/** Price lists by name and region (rulebook 5.3): A is the product's, the others are there to compare. */
export const priceLists = {
  A: { north: northA, south: southA, central: southA },
  project: { north: northProject, south: southA, central: southA },
  B: { north: northB, south: {}, central: {} },
  C: { north: northC, south: southC, central: southC },
  classic: { north: northClassic, south: {}, central: {} },
  D: { north: northD, south: southD, central: southD },
} as const satisfies Record<string, Readonly<Record<Region, RegionalPrices>>>;

export type PriceListName = keyof typeof priceLists;
