import { ArrowDownUp, CalendarClock, ChartColumn, Grid3x3, TableProperties, Trophy, UserPlus } from 'lucide-react';
import type { ConsolePage } from './page.ts';

/** What the brand earned, and what was paid in and out. */
export const reportPages = [
  {
    name: 'figuresReport',
    path: '/reports/figures',
    permission: 'reports.read',
    group: 'reports',
    icon: TableProperties,
    texts: ['consoleReports'],
    component: async () => (await import('../features/reports/components/figures/figures-page.tsx')).FiguresPage,
  },
  {
    name: 'revenueReport',
    path: '/reports/revenue',
    permission: 'reports.read',
    group: 'reports',
    icon: ChartColumn,
    texts: ['consoleReports'],
    component: async () => (await import('../features/reports/components/revenue-page.tsx')).RevenuePage,
  },
  {
    name: 'paymentReport',
    path: '/reports/payments',
    permission: 'reports.read',
    group: 'reports',
    icon: ArrowDownUp,
    texts: ['consoleReports'],
    component: async () => (await import('../features/reports/components/payments-page.tsx')).PaymentsPage,
  },
  {
    name: 'growthReport',
    path: '/reports/growth',
    permission: 'reports.read',
    group: 'reports',
    icon: UserPlus,
    texts: ['consoleReports'],
    component: async () => (await import('../features/reports/components/growth-page.tsx')).GrowthPage,
  },
  {
    name: 'cohorts',
    path: '/reports/cohorts',
    permission: 'reports.read',
    group: 'reports',
    icon: Grid3x3,
    texts: ['consoleReports'],
    component: async () => (await import('../features/reports/components/cohorts-page.tsx')).CohortsPage,
  },
  {
    name: 'bigWins',
    path: '/reports/big-wins',
    permission: 'reports.read',
    group: 'reports',
    icon: Trophy,
    texts: ['consoleReports'],
    component: async () => (await import('../features/reports/components/big-wins-page.tsx')).BigWinsPage,
  },
  {
    name: 'scheduledReports',
    path: '/reports/scheduled',
    permission: 'exports.run',
    group: 'reports',
    icon: CalendarClock,
    texts: ['consoleReports'],
    component: async () => (await import('../features/reports/components/saved/scheduled-page.tsx')).ScheduledPage,
  },
] as const satisfies readonly ConsolePage[];
