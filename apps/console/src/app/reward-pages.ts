import { Package, Trophy, Truck } from 'lucide-react';
import type { ConsolePage } from './page.ts';

/** Pages about what members get beside what they win. */
export const rewardPages = [
  {
    name: 'rewardRules',
    path: '/rewards/rules',
    permission: 'rewards.read',
    group: 'members',
    icon: Trophy,
    texts: ['consoleRewards'],
    component: async () => (await import('../features/rewards/components/rules-page.tsx')).RulesPage,
  },
  {
    name: 'mallGoods',
    path: '/rewards/goods',
    permission: 'rewards.read',
    group: 'members',
    icon: Package,
    texts: ['consoleRewards'],
    component: async () => (await import('../features/rewards/components/goods-page.tsx')).GoodsPage,
  },
  {
    name: 'mallOrders',
    path: '/rewards/orders',
    permission: 'rewards.read',
    group: 'work',
    icon: Truck,
    texts: ['consoleRewards'],
    component: async () => (await import('../features/rewards/components/orders-page.tsx')).OrdersPage,
  },
] as const satisfies readonly ConsolePage[];
