import { ArrowDownUp, ChartColumn, UserPlus } from 'lucide-react';
import type { ConsolePage } from './page.ts';

/** What the brand earned, and what was paid in and out. */
export const reportPages = [
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
] as const satisfies readonly ConsolePage[];
