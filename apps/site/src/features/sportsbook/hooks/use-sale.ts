import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BookClient } from '../api/book-client.ts';
import { betsQuery } from '../api/book-queries.ts';

export type Quote = Awaited<ReturnType<BookClient['quote']>>;

/** Sells an open bet, or a part of it at a price that is held for some seconds. */
export function useSale(client: BookClient, betId: string, onBalance: (balanceMinor: string) => void) {
  const queryClient = useQueryClient();
  const [quote, setQuote] = useState<Quote | null>(null);
  const ask = useMutation({
    mutationFn: (sharePercent: number) => client.quote({ betId, sharePercent }),
    onSuccess: setQuote,
  });
  const sale = useMutation({
    mutationFn: (offer: { offerMinor: string; quoteId?: string }) => client.cashOut({ betId, ...offer }),
    onSuccess: ({ balanceMinor }) => {
      setQuote(null);
      onBalance(balanceMinor);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: betsQuery(client).queryKey }),
  });
  useEffect(() => {
    if (quote === null) return;
    const timer = setTimeout(() => setQuote(null), Math.max(0, Date.parse(quote.expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [quote]);
  return { quote, ask, sale };
}
