import { Banknote, FileSpreadsheet, Scale } from 'lucide-react';
import type { ConsolePage } from './page.ts';

/** Pages about money that members pay in. */
export const depositPages = [
  {
    name: 'deposits',
    path: '/deposits',
    permission: 'deposits.read',
    group: 'work',
    icon: Banknote,
    texts: ['consoleDeposits'],
    component: async () => (await import('../features/deposits/components/deposits-page.tsx')).DepositsPage,
  },
  {
    name: 'statements',
    path: '/bank-statements',
    permission: 'deposits.read',
    group: 'work',
    icon: FileSpreadsheet,
    texts: ['consoleDeposits'],
    component: async () => (await import('../features/deposits/components/statements-page.tsx')).StatementsPage,
  },
  {
    name: 'providers',
    path: '/payment-providers',
    permission: 'deposits.read',
    forAllBrands: true,
    group: 'system',
    icon: Scale,
    texts: ['consoleDeposits'],
    component: async () => (await import('../features/deposits/components/providers-page.tsx')).ProvidersPage,
  },
] as const satisfies readonly ConsolePage[];
