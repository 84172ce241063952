import { pokerHandOf } from '@baize/games/holdem';
import { bullHandOf } from '@baize/games/niuniu';
import { liveBullHandOf } from '@baize/games/niuniu-table';
import { rowHandOf } from '@baize/games/thirteen';
import { threeCardHandOf } from '@baize/games/three-card-poker';
import { zjhHandOf } from '@baize/games/zjh';
import * as z from 'zod';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { card } from './card-field.ts';

const games = {
  holdem: { sizes: [5, 6, 7], handOf: pokerHandOf },
  niuniu: { sizes: [5], handOf: bullHandOf },
  niuniuTable: { sizes: [5], handOf: liveBullHandOf },
  zjh: { sizes: [3], handOf: zjhHandOf },
  threeCardPoker: { sizes: [3], handOf: threeCardHandOf },
  // A row: three cards in front, else five.
  thirteen: { sizes: [3, 5], handOf: rowHandOf },
};

/** What cards are worth in a game; `rank` compares within the game. */
export const hand = defineKind({
  name: 'hand',
  schema: z.strictObject({
    game: z.enum(['holdem', 'niuniu', 'niuniuTable', 'zjh', 'threeCardPoker', 'thirteen']),
    cards: z.array(card),
  }),
  answer: ({ game, cards }) => {
    const { sizes, handOf } = games[game];
    if (!sizes.includes(cards.length)) throw new CaseFault('invalid_input', 'cards');
    const twice = cards.findIndex((one, index) => cards.indexOf(one) !== index);
    if (twice >= 0) throw new CaseFault('invalid_input', `cards.${twice}`);
    const { name, rank } = handOf(cards);
    return { name, rank };
  },
});
