import { CalendarClock, SlidersHorizontal, Ticket } from 'lucide-react';
import type { ConsolePage } from './page.ts';

/** Pages about lotteries. */
export const lotteryPages = [
  {
    name: 'lotteryIssues',
    path: '/lottery-draws',
    permission: 'lotteries.read',
    group: 'games',
    icon: CalendarClock,
    texts: ['consoleLotteries'],
    component: async () => (await import('../features/lotteries/components/issues-page.tsx')).IssuesPage,
  },
  {
    name: 'lotteryIssue',
    path: '/lottery-draws/$gameId/$numero',
    permission: 'lotteries.read',
    group: 'games',
    texts: ['consoleLotteries', 'lotto'],
    component: async () => (await import('../features/lotteries/components/issue-page.tsx')).IssuePage,
  },
  {
    name: 'lotteryTickets',
    path: '/lottery-tickets',
    permission: 'lotteries.read',
    group: 'games',
    icon: Ticket,
    texts: ['consoleLotteries'],
    component: async () => (await import('../features/lotteries/components/tickets-page.tsx')).TicketsPage,
  },
  {
    name: 'lotteryRules',
    path: '/lottery-rules',
    permission: 'lotteries.read',
    group: 'games',
    icon: SlidersHorizontal,
    texts: ['consoleLotteries'],
    component: async () => (await import('../features/lotteries/components/rules-page.tsx')).LotteryRulesPage,
  },
] as const satisfies readonly ConsolePage[];
