/** A settlement of its own, which shares nothing with the rules that the product pays by: prices in thousandths, one number after the other. */
type Draw = Readonly<Record<string, readonly string[]>>;
type Settle = (draw: Draw, chosen: readonly (readonly string[])[]) => number;

const all = (draw: Draw): string[] => Object.values(draw).flat();
const of = (draw: Draw, ...prizes: string[]): string[] => prizes.flatMap((prize) => draw[prize] ?? []);
const special = 'DB';
const ends =
  (digits: number, price: number, ...prizes: string[]): Settle =>
  (draw, [chosen = []]) => {
    let paid = 0;
    for (const number of prizes.length > 0 ? of(draw, ...prizes) : all(draw))
      for (const token of chosen) if (number.length >= digits && number.endsWith(token)) paid += price;
    return paid;
  };
const begins =
  (digits: number, price: number, ...prizes: string[]): Settle =>
  (draw, [chosen = []]) => {
    let paid = 0;
    for (const number of prizes.length > 0 ? of(draw, ...prizes) : all(draw))
      for (const token of chosen) if (number.length >= digits && number.startsWith(token)) paid += price;
    return paid;
  };

/** Every choice of so many of the tokens, one by one. */
function* picks(tokens: readonly string[], count: number): Generator<string[]> {
  if (count === 0) yield [];
  for (const [index, token] of tokens.entries())
    if (count > 0) for (const rest of picks(tokens.slice(index + 1), count - 1)) yield [token, ...rest];
}
const together =
  (count: number, price: number, comes: boolean): Settle =>
  (draw, [chosen = []]) => {
    const drawn = new Set(all(draw).map((number) => number.slice(-2)));
    let paid = 0;
    for (const pick of picks(chosen, count)) if (pick.every((token) => drawn.has(token) === comes)) paid += price;
    return paid;
  };
const words =
  (price: number, bigFrom: number, value: (draw: Draw) => number): Settle =>
  (draw, [chosen = []]) => {
    const number = value(draw);
    const truths = [number >= bigFrom ? 'big' : 'small', number % 2 === 0 ? 'even' : 'odd'];
    return chosen.filter((word) => truths.includes(word)).length * price;
  };
const sum = (numbers: readonly string[]) => numbers.reduce((total, number) => total + Number(number), 0);
const inDigits = (number: string, price: number, chosen: readonly string[]) =>
  chosen.filter((digit) => number.includes(digit)).length * price;
const sorted = (number: string) => [...number].sort().join('');

const vietnam: Record<string, Settle> = {
  lo2: ends(2, 99_500),
  lo3: ends(3, 980_000),
  lo4: ends(4, 8_880_000),
  lo2dau: begins(2, 99_500),
  de: ends(2, 99_500, special),
  dedaudb: begins(2, 99_500, special),
  degiai1: ends(2, 98_000, 'G1'),
  duoi: ends(1, 9_900, special),
  '3cang': ends(3, 980_000, special),
  '4cang': ends(4, 8_880_000, special),
  taixiu: words(1_999, 50, (draw) => Number((draw.DB?.[0] ?? '').slice(-2))),
};

const thai: Record<string, Settle> = {
  top2: (draw, [chosen = []]) => chosen.filter((token) => draw.first?.[0]?.endsWith(token)).length * 90_000,
  bottom2: (draw, [chosen = []]) => chosen.filter((token) => draw.back2?.[0] === token).length * 90_000,
  runTop: (draw, [chosen = []]) => inDigits((draw.first?.[0] ?? '').slice(-3), 3_200, chosen),
  runBottom: (draw, [chosen = []]) => inDigits(draw.back2?.[0] ?? '', 4_200, chosen),
};
const tod =
  (price: number): Settle =>
  (draw, [chosen = []]) =>
    chosen.filter((token) => sorted(token) === sorted((draw.first?.[0] ?? '').slice(-3))).length * price;

/** Settlements by rules and bet: thousandths of a unit that come back. */
export const secondSettlement: Record<string, Record<string, Settle>> = {
  'vn-north': {
    ...vietnam,
    lo2_1k: ends(2, 3_700),
    dedau: ends(2, 98_000, 'G7'),
    dd: ends(2, 98_000, 'G7', 'DB'),
    b8: ends(2, 98_000, 'G7', 'G6', 'DB'),
    xien2: together(2, 16_000, true),
    xien3: together(3, 65_000, true),
    xien4: together(4, 180_000, true),
    truot4: together(4, 2_300, false),
    truot8: together(8, 8_000, false),
  },
  'vn-south': {
    ...vietnam,
    dedau: ends(2, 98_000, 'G8'),
    dd: ends(2, 98_000, 'G8', 'DB'),
    b7: ends(2, 98_000, 'G8', 'G7', 'G6', 'G5', 'DB'),
    xien2: together(2, 35_000, true),
    xien3: together(3, 225_000, true),
    truot4: together(4, 1_900, false),
  },
  thai: {
    ...thai,
    top3: (draw, [chosen = []]) => chosen.filter((token) => draw.first?.[0]?.endsWith(token)).length * 900_000,
    tod3: tod(130_000),
  },
  'thai-daily': { ...thai, tod3: tod(120_000) },
  togel: {
    '4D': ends(4, 3_000_000, 'first'),
    '3D': ends(3, 400_000, 'first'),
    '2D': ends(2, 70_000, 'first'),
    colokBebas: (draw, [chosen = []]) => inDigits(draw.first?.[0] ?? '', 2_500, chosen),
  },
  '4d': {
    '4A': ends(4, 6_000_000, 'first'),
    '3A': ends(3, 660_000, 'first'),
    '3ABC': ends(3, 220_000, 'first', 'second', 'third'),
  },
  ssc: {
    place: (draw, chosen) =>
      chosen.filter((tokens, place) => tokens.includes(draw.balls?.[place] ?? '')).length * 9_780,
    sumWords: words(1_956, 23, (draw) => sum(draw.balls ?? [])),
    'direct-last2': (draw, chosen) =>
      chosen.every((tokens, place) => tokens.includes(draw.balls?.[place + 3] ?? '')) ? 97_800 : 0,
  },
  k3: { words: words(1_960, 11, (draw) => sum(draw.balls ?? [])) },
  lucky28: { words: words(1_960, 14, (draw) => sum(draw.balls ?? [])) },
};
