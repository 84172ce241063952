import { pointsOf, totalOf } from '@baize/games/baccarat';
import * as blackjack from '@baize/games/blackjack';
import { type Card, fullShoe } from '@baize/games/cards';
import { pokerHandOf } from '@baize/games/holdem';
import { bullHandOf } from '@baize/games/niuniu';
import { liveBullHandOf } from '@baize/games/niuniu-table';
import { rowHandOf } from '@baize/games/thirteen';
import { threeCardHandOf } from '@baize/games/three-card-poker';
import { fullSet as tileSet, twoEightHandOf } from '@baize/games/two-eight';
import { fullSet as dominoSet, wenzhouHandOf } from '@baize/games/wenzhou';
import { zjhHandOf } from '@baize/games/zjh';
import * as z from 'zod';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { card, domino, mahjongTile } from './card-field.ts';

interface HandGame {
  readonly sizes: readonly number[];
  /** How many there are of each piece. */
  readonly set: readonly number[];
  readonly piece: z.ZodType<number>;
  handOf(pieces: readonly number[]): { name: string; rank: number };
}

const natural = 8;
function baccaratHandOf(cards: readonly Card[]) {
  const rank = totalOf(cards.map(pointsOf));
  return { name: cards.length === 2 && rank >= natural ? 'natural' : 'points', rank };
}

/** A blackjack is above 21 in more cards, and 22 and more above nothing. */
function blackjackHandOf(cards: readonly Card[]) {
  if (blackjack.isNatural(cards)) return { name: 'blackjack', rank: blackjack.twentyOne + 1 };
  if (blackjack.isBust(cards)) return { name: 'bust', rank: 0 };
  const { total, isSoft } = blackjack.totalOf(cards);
  return { name: isSoft ? 'soft' : 'hard', rank: total };
}

const pack = fullShoe(1);
const shoe = fullShoe(8);
const ofCards = (sizes: readonly number[], handOf: HandGame['handOf'], set = pack): HandGame => ({
  ...{ sizes, set, handOf },
  piece: card,
});
/** From two cards to twenty-one aces. */
const blackjackSizes = Array.from({ length: 20 }, (_, more) => 2 + more);

const games = {
  holdem: ofCards([5, 6, 7], pokerHandOf),
  niuniu: ofCards([5], bullHandOf),
  niuniuTable: ofCards([5], liveBullHandOf),
  zjh: ofCards([3], zjhHandOf),
  threeCardPoker: ofCards([3], threeCardHandOf),
  // A row: three cards in front, else five.
  thirteen: ofCards([3, 5], rowHandOf),
  baccarat: ofCards([2, 3], baccaratHandOf, shoe),
  blackjack: ofCards(blackjackSizes, blackjackHandOf, shoe),
  wenzhou: { sizes: [2], set: dominoSet, piece: domino, handOf: wenzhouHandOf },
  twoEight: { sizes: [2], set: tileSet, piece: mahjongTile, handOf: twoEightHandOf },
} satisfies Readonly<Record<string, HandGame>>;
type Game = keyof typeof games;

/** What cards or tiles are worth in a game; `rank` compares within the game. */
export const hand = defineKind({
  name: 'hand',
  schema: z.strictObject({ game: z.enum(Object.keys(games) as [Game, ...Game[]]), cards: z.array(z.unknown()) }),
  answer: ({ game, cards: sent }) => {
    const { sizes, set, piece, handOf }: HandGame = games[game];
    const read = z.array(piece).safeParse(sent);
    if (!read.success) throw new CaseFault('invalid_input', ['cards', ...(read.error.issues[0]?.path ?? [])].join('.'));
    const cards = read.data;
    if (!sizes.includes(cards.length)) throw new CaseFault('invalid_input', 'cards');
    const tooMany = cards.findIndex(
      (one, index) => cards.slice(0, index + 1).filter((other) => other === one).length > (set[one] ?? 0),
    );
    if (tooMany >= 0) throw new CaseFault('invalid_input', `cards.${tooMany}`);
    const { name, rank } = handOf(cards);
    return { name, rank };
  },
});
