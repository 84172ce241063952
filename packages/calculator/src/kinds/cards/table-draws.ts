import {
  bankerDraws,
  commissionBets,
  noCommissionBets,
  playerDraws,
  pointsOf,
  seenOf,
  totalOf,
} from '@baize/games/baccarat';
import { bullFightBets } from '@baize/games/bull-fight';
import { fullShoe } from '@baize/games/cards';
import { dragonPhoenixBets } from '@baize/games/dragon-phoenix';
import { dragonTigerBets } from '@baize/games/dragon-tiger';
import { fanTanBets, heaps, minBeads } from '@baize/games/fan-tan';
import { fishPrawnCrabBets, symbols } from '@baize/games/fish-prawn-crab';
import { goldenPocketsBets, maxLucky, multipliers } from '@baize/games/golden-pockets';
import { niuniuTableBets } from '@baize/games/niuniu-table';
import { pockets, rouletteBets } from '@baize/games/roulette';
import { seDieBets, tokens } from '@baize/games/se-die';
import { sicBoBets } from '@baize/games/sic-bo';
import type { BetType } from '@baize/games/table-engine';
import { fullSet as tileSet, twoEightBets } from '@baize/games/two-eight';
import { fullSet as dominoSet, wenzhouBets } from '@baize/games/wenzhou';
import * as z from 'zod';
import { card, domino, mahjongTile } from './card-field.ts';
import { blackjackDraw, blackjackTypes, threeCardDraw, threeCardTypes } from './decided-draws.ts';

const counted = (pieces: readonly number[], piece: number) => pieces.filter((other) => other === piece).length;

/** Whether a set holds all pieces that were dealt from it. */
const isDealable =
  (set: readonly number[]) => (hands: { banker: readonly number[]; doors: readonly (readonly number[])[] }) => {
    const dealt = [hands.banker, ...hands.doors].flat();
    return dealt.every((piece) => counted(dealt, piece) <= (set[piece] ?? 0));
  };
const onePack = Array.from({ length: 52 }, () => 1);

const hands = <Piece extends z.ZodType<number>>(piece: Piece, pieces: number, set: readonly number[]) => {
  const hand = z.array(piece).length(pieces);
  return z.strictObject({ banker: hand, doors: z.array(hand).length(3) }).refine(isDealable(set), 'invalid_input');
};

const side = (cards: number) => z.array(card).length(cards);
/** Whether the sides could get their cards from one pack. */
const isOfOnePack = (sides: Readonly<Record<string, readonly number[]>>) => {
  const dealt = Object.values(sides).flat();
  return new Set(dealt).size === dealt.length;
};

const pocket = z
  .int()
  .min(0)
  .max(pockets - 1);
const luckyPocket = z.strictObject({
  pocket,
  multiplier: z.literal(multipliers.map(({ multiplier }) => multiplier)),
});
const isEachOnce = (lucky: readonly { pocket: number }[]) =>
  new Set(lucky.map((one) => one.pocket)).size === lucky.length;

const face = z.int().min(1).max(6);
const symbol = z.enum(symbols);

const shoe = fullShoe(8);
const sideOfBaccarat = z.array(card).min(2).max(3);
/** Both hands with their third cards, as the table deals them. */
const baccaratDraw = z
  .strictObject({ player: sideOfBaccarat, banker: sideOfBaccarat })
  .refine(({ player, banker }) => isDealable(shoe)({ banker, doors: [player] }), 'invalid_input')
  .refine(({ player, banker }) => {
    const [first, second] = [player, banker].map((cards) => totalOf(cards.slice(0, 2).map(pointsOf))) as [
      number,
      number,
    ];
    const [third] = player.slice(2).map(pointsOf);
    return (
      player.length > 2 === playerDraws(first, second) &&
      banker.length > 2 === bankerDraws(first, second, third ?? null)
    );
  }, 'invalid_input')
  .transform((hand) => ({ ...seenOf(hand) }));

/** A table whose rounds are computed: what its draw looks like, and its bets. */
export interface TableDraw<Seen> {
  readonly draw: z.ZodType<Seen>;
  readonly betTypes: readonly BetType<Seen>[];
}
const table = <Seen>(draw: z.ZodType<Seen>, betTypes: readonly BetType<Seen>[]) =>
  ({ draw, betTypes }) as unknown as TableDraw<unknown>;

/** Tables by their names; cards are "As", dominoes the digits of their ends, mahjong tiles 1 to 9 and 0 for the white. */
export const tableDraws = {
  baccarat: table(baccaratDraw, commissionBets()),
  baccaratNoCommission: table(baccaratDraw, noCommissionBets()),
  blackjack: table(blackjackDraw, blackjackTypes),
  threeCardPoker: table(threeCardDraw, threeCardTypes),
  fishPrawnCrab: table(z.strictObject({ dice: z.tuple([symbol, symbol, symbol]) }), fishPrawnCrabBets()),
  roulette: table(z.strictObject({ pocket }), rouletteBets({ laPartage: false })),
  goldenPockets: table(
    z.strictObject({ pocket, lucky: z.array(luckyPocket).min(1).max(maxLucky).refine(isEachOnce, 'invalid_input') }),
    goldenPocketsBets(),
  ),
  sicBo: table(z.strictObject({ dice: z.tuple([face, face, face]) }), sicBoBets()),
  dragonTiger: table(z.strictObject({ dragon: card, tiger: card }), dragonTigerBets()),
  fanTan: table(
    z.strictObject({
      beads: z
        .int()
        .min(minBeads)
        .max(minBeads + heaps - 1),
    }),
    fanTanBets(),
  ),
  seDie: table(z.strictObject({ reds: z.array(z.boolean()).length(tokens) }), seDieBets()),
  wenzhou: table(hands(domino, 2, dominoSet), wenzhouBets()),
  twoEight: table(hands(mahjongTile, 2, tileSet), twoEightBets()),
  dragonPhoenix: table(
    z.strictObject({ dragon: side(3), phoenix: side(3) }).refine(isOfOnePack, 'invalid_input'),
    dragonPhoenixBets(),
  ),
  niuniuTable: table(hands(card, 5, onePack), niuniuTableBets()),
  bullFight: table(
    z.strictObject({ red: side(5), blue: side(5) }).refine(isOfOnePack, 'invalid_input'),
    bullFightBets(),
  ),
};
