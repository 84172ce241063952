import { createClient } from '@baize/client';
import type { CallRequest, Calls } from '@baize/contract';

/** Two books of sports and one of esports: each has its own calls. */
export type BookName = 'fb' | 'bti' | 'tf';

const callNames = {
  fb: {
    open: 'fbOpen',
    matches: 'fbMatches',
    match: 'fbMatch',
    bet: 'fbBet',
    bets: 'fbBets',
    quote: 'fbQuote',
    cashOut: 'fbCashOut',
  },
  bti: {
    open: 'btiOpen',
    matches: 'btiMatches',
    match: 'btiMatch',
    bet: 'btiBet',
    bets: 'btiBets',
    quote: 'btiQuote',
    cashOut: 'btiCashOut',
  },
  tf: {
    open: 'tfOpen',
    matches: 'tfMatches',
    match: 'tfMatch',
    bet: 'tfBet',
    bets: 'tfBets',
    quote: 'tfQuote',
    cashOut: 'tfCashOut',
  },
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
    matches: () => client.call(names.matches, { data: {} }),
    match: (matchId: string) => client.call(names.match, { data: { matchId } }),
    bets: () => client.call(names.bets, { data: { pageSize: 30 } }),
    placeBet: (body: CallRequest<Calls['fbBet']>['body']) => client.call(names.bet, { body }),
    quote: (body: CallRequest<Calls['fbQuote']>['body']) => client.call(names.quote, { body }),
    cashOut: (body: CallRequest<Calls['fbCashOut']>['body']) => client.call(names.cashOut, { body }),
  };
}
export type BookClient = ReturnType<typeof bookClient>;
