import { ArrowDownUp, FileUp, HeartPulse, Percent } from 'lucide-react';
import type { ConsolePage } from './page.ts';

const texts = ['consoleOperations', 'consoleSystem'] as const;

/** Pages of the catalogue beside its lists: order, returns, lists of vendors, and how vendors fare. */
export const cataloguePages = [
  {
    name: 'gameOrder',
    path: '/games/order',
    permission: 'catalogue.edit',
    group: 'games',
    icon: ArrowDownUp,
    texts,
    component: async () => (await import('../features/catalogue/components/order-page.tsx')).OrderPage,
  },
  {
    name: 'gameReturns',
    path: '/games/returns',
    permission: 'catalogue.edit',
    group: 'games',
    icon: Percent,
    texts,
    component: async () => (await import('../features/catalogue/components/returns-page.tsx')).ReturnsPage,
  },
  {
    name: 'gameImport',
    path: '/games/import',
    permission: 'catalogue.edit',
    forAllBrands: true,
    group: 'games',
    icon: FileUp,
    texts,
    component: async () => (await import('../features/catalogue/components/import-page.tsx')).ImportPage,
  },
  {
    name: 'vendorHealth',
    path: '/vendor-health',
    permission: 'vendors.read',
    forAllBrands: true,
    group: 'games',
    icon: HeartPulse,
    texts,
    component: async () => (await import('../features/vendors/components/health-page.tsx')).HealthPage,
  },
] as const satisfies readonly ConsolePage[];
