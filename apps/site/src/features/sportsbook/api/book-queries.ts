import { queryOptions, useQuery } from '@tanstack/react-query';
import { ownKey } from '../../../lib/session/own.ts';
import { type BookClient, type BookName, openBook } from './book-client.ts';

const livePollMs = 3_000;

/** Exchanges the launch token once: it opens nothing a second time. */
export const useOpenBook = (book: BookName, launchToken: string) =>
  useQuery({
    queryKey: [...ownKey, 'book', book, launchToken],
    queryFn: () => openBook(book, launchToken),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Asked again and again only as long as news do not come by themselves. */
export const matchesQuery = (client: BookClient, isConnected: boolean) =>
  queryOptions({
    queryKey: [...ownKey, 'book', ...client.key, 'matches'],
    queryFn: client.matches,
    refetchInterval: isConnected ? false : livePollMs,
  });

export const matchQuery = (client: BookClient, matchId: string, isConnected: boolean) =>
  queryOptions({
    queryKey: [...ownKey, 'book', ...client.key, 'match', matchId],
    queryFn: () => client.match(matchId),
    refetchInterval: isConnected ? false : livePollMs,
  });

export const betsQuery = (client: BookClient) =>
  queryOptions({
    queryKey: [...ownKey, 'book', ...client.key, 'bets'],
    queryFn: client.bets,
    refetchInterval: livePollMs,
  });
