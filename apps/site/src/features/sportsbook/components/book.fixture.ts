import type { BookBet, BookMatch } from '@baize/contract';

export const market = (key: string, prices: [string, string, string][], isOpen = true) => ({
  key,
  isOpen,
  selections: prices.map(([selection, line, odds]) => ({ selection, line, odds })),
});
export const match = (matchId: string, home: string, more: Partial<BookMatch> = {}): BookMatch => ({
  matchId,
  isVirtual: true,
  sport: 'football',
  league: 'Virtual Coast League',
  home,
  away: `${home} guests`,
  startsAt: '2026-03-04T06:00:00.000Z',
  state: 'scheduled',
  minute: 0,
  score: { home: 0, away: 0 },
  isSuspended: false,
  markets: [
    market('1X2', [
      ['1', '', '1.80'],
      ['X', '', '3.40'],
      ['2', '', '4.20'],
    ]),
    market('AH', [
      ['home', '-0.75', '1.95'],
      ['away', '0.75', '1.93'],
    ]),
  ],
  ...more,
});
export const live = match('m2', 'Quay', {
  state: 'live',
  minute: 31,
  score: { home: 2, away: 1 },
  isSuspended: true,
  markets: [market('1X2', [['1', '', '1.20']], false)],
});
export const bet = (more: Partial<BookBet> = {}): BookBet => ({
  betId: '7d5f0a52-0000-4000-8000-000000000001',
  state: 'ACCEPTED',
  refusal: '',
  choose: 0,
  bets: 1,
  unitStakeMinor: '1000',
  stakeMinor: '1000',
  openStakeMinor: '1000',
  soldMinor: '0',
  returnMinor: null,
  correctedFromMinor: null,
  owedMinor: '0',
  voidReason: '',
  cashOutMinor: '940',
  legs: [
    {
      matchId: 'm1',
      league: 'Virtual Coast League',
      home: 'Amber',
      away: 'Amber guests',
      market: 'AH',
      selection: 'home',
      line: '-0.75',
      odds: '1.95',
      isInPlay: false,
      scoreAtBet: { home: 0, away: 0 },
      result: null,
      endScore: null,
    },
  ],
  placedAt: '2026-03-04T05:00:00.000Z',
  ...more,
});
