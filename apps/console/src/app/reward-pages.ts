import { ClipboardCheck, Coins, Megaphone, Package, Ticket, Trophy, Truck } from 'lucide-react';
import type { ConsolePage } from './page.ts';

/** Pages about what members get beside what they win. */
export const rewardPages = [
  {
    name: 'rewardRules',
    path: '/rewards/rules',
    permission: 'rewards.read',
    group: 'members',
    icon: Trophy,
    texts: ['consoleRewards', 'consoleContent'],
    component: async () => (await import('../features/rewards/components/rules-page.tsx')).RulesPage,
  },
  {
    name: 'mallGoods',
    path: '/rewards/goods',
    permission: 'rewards.read',
    group: 'members',
    icon: Package,
    texts: ['consoleRewards', 'consoleContent'],
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
  {
    name: 'campaigns',
    path: '/rewards/campaigns',
    permission: 'rewards.read',
    group: 'members',
    icon: Megaphone,
    texts: ['consoleRewards', 'consoleContent'],
    component: async () => (await import('../features/rewards/components/campaigns-page.tsx')).CampaignsPage,
  },
  {
    name: 'promotionApplications',
    path: '/rewards/applications',
    permission: 'rewards.decide',
    group: 'work',
    icon: ClipboardCheck,
    texts: ['consoleRewards'],
    component: async () => (await import('../features/rewards/components/applications-page.tsx')).ApplicationsPage,
  },
  {
    name: 'raffles',
    path: '/rewards/raffles',
    permission: 'rewards.read',
    group: 'members',
    icon: Ticket,
    texts: ['consoleRewards', 'consoleContent'],
    component: async () => (await import('../features/rewards/components/raffles-page.tsx')).RafflesPage,
  },
  {
    name: 'rewardCosts',
    path: '/rewards/costs',
    permission: 'rewards.read',
    group: 'members',
    icon: Coins,
    texts: ['consoleRewards'],
    component: async () => (await import('../features/rewards/components/costs-page.tsx')).CostsPage,
  },
] as const satisfies readonly ConsolePage[];
