import { createClient } from '@baize/client';
import type { CallRequest, Calls } from '@baize/contract';

/** Sports and esports: each book has its own calls. */
export type BookName = 'fb' | 'tf';

const callNames = {
  fb: { open: 'fbOpen', matches: 'fbMatches', match: 'fbMatch', bet: 'fbBet', bets: 'fbBets', cashOut: 'fbCashOut' },
  tf: { open: 'tfOpen', matches: 'tfMatches', match: 'tfMatch', bet: 'tfBet', bets: 'tfBets', cashOut: 'tfCashOut' },
} as const;

const visitor = createClient({});

export const openBook = (book: BookName, launchToken: string) =>
  visitor.call(callNames[book].open, { body: { launchToken } });

/** The calls of an open book; its session stands in a header of its own. */
export function bookClient(book: BookName, session: string) {
  const client = createClient({ credentials: () => ({ 'game-session': session }) });
  const names = callNames[book];
  return {
    key: [book, session] as const,
    matches: () => client.call(names.matches, {}),
    match: (matchId: string) => client.call(names.match, { data: { matchId } }),
    bets: () => client.call(names.bets, { data: { pageSize: 30 } }),
    placeBet: (body: CallRequest<Calls['fbBet']>['body']) => client.call(names.bet, { body }),
    cashOut: (body: CallRequest<Calls['fbCashOut']>['body']) => client.call(names.cashOut, { body }),
  };
}
export type BookClient = ReturnType<typeof bookClient>;
