import { dragonPhoenixBets } from '@baize/games/dragon-phoenix';
import { dragonTigerBets } from '@baize/games/dragon-tiger';
import { fanTanBets, heaps, minBeads } from '@baize/games/fan-tan';
import { niuniuTableBets } from '@baize/games/niuniu-table';
import { pockets, rouletteBets } from '@baize/games/roulette';
import { seDieBets, tokens } from '@baize/games/se-die';
import { sicBoBets } from '@baize/games/sic-bo';
import type { BetType } from '@baize/games/table-engine';
import { fullSet as tileSet, twoEightBets } from '@baize/games/two-eight';
import { dominoOf, fullSet as dominoSet, wenzhouBets } from '@baize/games/wenzhou';
import * as z from 'zod';
import { card } from './card-field.ts';

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

const dominoNames = dominoSet.map((_, tile) => dominoOf(tile).ends.join(''));
const domino = z
  .string()
  .refine((ends) => dominoNames.includes(ends), 'invalid_input')
  .transform((ends) => dominoNames.indexOf(ends));
const side = z.array(card).length(3);
const face = z.int().min(1).max(6);

/** A table whose rounds are computed: what its draw looks like, and its bets. */
export interface TableDraw<Seen> {
  readonly draw: z.ZodType<Seen>;
  readonly betTypes: readonly BetType<Seen>[];
}
const table = <Seen>(draw: z.ZodType<Seen>, betTypes: readonly BetType<Seen>[]) =>
  ({ draw, betTypes }) as unknown as TableDraw<unknown>;

/** Tables by their names; cards are "As", dominoes the digits of their ends, mahjong tiles 1 to 9 and 0 for the white. */
export const tableDraws = {
  roulette: table(
    z.strictObject({
      pocket: z
        .int()
        .min(0)
        .max(pockets - 1),
    }),
    rouletteBets({ laPartage: false }),
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
  twoEight: table(hands(z.int().min(0).max(9), 2, tileSet), twoEightBets()),
  dragonPhoenix: table(
    z
      .strictObject({ dragon: side, phoenix: side })
      .refine(({ dragon, phoenix }) => new Set([...dragon, ...phoenix]).size === 6, 'invalid_input'),
    dragonPhoenixBets(),
  ),
  niuniuTable: table(hands(card, 5, onePack), niuniuTableBets()),
};
