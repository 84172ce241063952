import { ArrowLeftRight, ArrowUpFromLine, MessageSquareWarning, Scale } from 'lucide-react';
import type { ConsolePage } from './page.ts';

/** Pages about money that members take out or send to each other. */
export const withdrawalPages = [
  {
    name: 'withdrawals',
    path: '/withdrawals',
    permission: 'withdrawals.read',
    group: 'work',
    icon: ArrowUpFromLine,
    texts: ['consoleWithdrawals'],
    component: async () => (await import('../features/withdrawals/components/withdrawals-page.tsx')).WithdrawalsPage,
  },
  {
    name: 'disputes',
    path: '/disputes',
    permission: 'withdrawals.read',
    group: 'work',
    icon: MessageSquareWarning,
    texts: ['consoleWithdrawals'],
    component: async () => (await import('../features/withdrawals/components/disputes-page.tsx')).DisputesPage,
  },
  {
    name: 'withdrawalRules',
    path: '/withdrawals/rules',
    permission: 'withdrawals.read',
    group: 'work',
    icon: Scale,
    texts: ['consoleWithdrawals'],
    component: async () => (await import('../features/withdrawals/components/rules-page.tsx')).RulesPage,
  },
  {
    name: 'transfers',
    path: '/transfers',
    permission: 'transfers.read',
    group: 'work',
    icon: ArrowLeftRight,
    texts: ['consoleTransfers'],
    component: async () => (await import('../features/transfers/components/transfers-page.tsx')).TransfersPage,
  },
] as const satisfies readonly ConsolePage[];
