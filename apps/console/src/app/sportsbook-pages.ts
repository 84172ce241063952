import { Gauge, ListChecks, Radio, Trophy } from 'lucide-react';
import type { ConsolePage } from './page.ts';

const texts = ['consoleSportsbook', 'sportsbook'] as const;

/** Pages of the sportsbooks' traders. */
export const sportsbookPages = [
  {
    name: 'bookMatches',
    path: '/sportsbook',
    permission: 'sportsbook.read',
    forAllBrands: true,
    group: 'games',
    icon: Trophy,
    texts,
    component: async () => (await import('../features/sportsbook/components/matches-page.tsx')).MatchesPage,
  },
  {
    name: 'bookMatch',
    path: '/sportsbook/matches/$matchId',
    permission: 'sportsbook.read',
    forAllBrands: true,
    group: 'games',
    texts,
    component: async () => (await import('../features/sportsbook/components/match-page.tsx')).MatchPage,
  },
  {
    name: 'bookResults',
    path: '/sportsbook/results',
    permission: 'sportsbook.read',
    forAllBrands: true,
    group: 'games',
    icon: ListChecks,
    texts,
    component: async () => (await import('../features/sportsbook/components/results-page.tsx')).ResultsPage,
  },
  {
    name: 'bookResult',
    path: '/sportsbook/results/$resultId',
    permission: 'sportsbook.read',
    forAllBrands: true,
    group: 'games',
    texts,
    component: async () => (await import('../features/sportsbook/components/result-page.tsx')).ResultPage,
  },
  {
    name: 'bookBets',
    path: '/sportsbook/bets',
    permission: 'sportsbook.read',
    forAllBrands: true,
    group: 'games',
    icon: Radio,
    texts,
    component: async () => (await import('../features/sportsbook/components/bets-page.tsx')).BetsPage,
  },
  {
    name: 'bookLimits',
    path: '/sportsbook/limits',
    permission: 'sportsbook.read',
    forAllBrands: true,
    group: 'games',
    icon: Gauge,
    texts,
    component: async () => (await import('../features/sportsbook/components/limits-page.tsx')).LimitsPage,
  },
] as const satisfies readonly ConsolePage[];
