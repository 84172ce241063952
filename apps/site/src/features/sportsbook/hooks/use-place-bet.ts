import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { randomId } from '../../../lib/browser/random-id.ts';
import type { BookClient } from '../api/book-client.ts';
import { betsQuery } from '../api/book-queries.ts';
import { clearSlip, type SlipState } from './use-slip.ts';

export type PlacedBet = Awaited<ReturnType<BookClient['placeBet']>>;

interface Placing {
  unitStakeMinor: string;
  slip: SlipState;
}

const contentOf = ({ unitStakeMinor, slip: { legs, choose, policy } }: Placing) =>
  JSON.stringify([unitStakeMinor, choose, policy, legs]);

/** Places what is on the slip. A second press of the same slip repeats the bet's id, so that it is placed once. */
export function usePlaceBet(client: BookClient, onPlaced: (placed: PlacedBet) => void) {
  const queryClient = useQueryClient();
  const sent = useRef({ content: '', betId: '' });
  return useMutation({
    mutationFn: (placing: Placing) => {
      const content = contentOf(placing);
      if (sent.current.content !== content) sent.current = { content, betId: randomId() };
      const { unitStakeMinor, slip } = placing;
      return client.placeBet({
        betId: sent.current.betId,
        unitStakeMinor,
        choose: slip.choose,
        pricePolicy: slip.policy,
        legs: slip.legs.map(({ matchId, market, selection, line, odds }) => ({
          matchId,
          market,
          selection,
          line,
          odds,
        })),
      });
    },
    onSuccess: (placed) => {
      sent.current = { content: '', betId: '' };
      if (placed.bet.state !== 'REJECTED') clearSlip();
      onPlaced(placed);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: betsQuery(client).queryKey }),
  });
}
