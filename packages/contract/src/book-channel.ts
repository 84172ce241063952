import * as z from 'zod/mini';
import { bookMatch, bookMatchId, bookMatchPage } from './calls/game/sportsbook.ts';
import { instant } from './fields.ts';
import type { SocketChannel } from './sockets.ts';

/** So many matches one socket follows beside the list. */
export const maxFollowedMatches = 20;

/** News of one thing count on by one; `isWhole`: they are all that there is, whatever was known before. */
const numbered = { sequence: z.int(), isWhole: z.boolean() };

const listNews = z.object({
  ...numbered,
  /** Matches that have changed, as the list shows them. */
  matches: z.array(bookMatch),
  /** Ids of those that the list has no more. */
  gone: z.array(z.string()),
});

const matchNews = z.object({
  ...numbered,
  /** With those markets alone that have changed. */
  page: bookMatchPage,
  /** The ids of all its markets in their order; a market that is not among them is no more. */
  order: z.array(z.string()),
});

const bookNews = z.object({ list: z.optional(listNews), matches: z.array(matchNews), serverTime: instant });
export type BookNews = z.output<typeof bookNews>;

/** What a market is called within its match: its key with the line of its first selection. */
export const marketId = ({ key, selections }: z.output<typeof bookMatch>['markets'][number]): string =>
  `${key} ${selections[0]?.line ?? ''}`;

/** Prices and scores of a book for its page; bets go through calls. What is followed is sent whole first, then what changes. */
const bookChannel = <Book extends 'fb' | 'bti' | 'tf'>(book: Book) =>
  ({
    namespace: `/${book}`,
    auth: z.strictObject({ session: z.string().check(z.maxLength(200)) }),
    fromServer: { news: bookNews },
    fromClient: {
      /** All that is followed from now on. `isAgain`: send all of it whole, for something was missed. */
      follow: z.strictObject({
        list: z.boolean(),
        matchIds: z.array(bookMatchId).check(z.maxLength(maxFollowedMatches)),
        isAgain: z.boolean(),
      }),
    },
  }) as const satisfies SocketChannel;

export const bookChannels = { fb: bookChannel('fb'), bti: bookChannel('bti'), tf: bookChannel('tf') };
export type BookChannel = (typeof bookChannels)[keyof typeof bookChannels];
