import { Bird, SlidersHorizontal } from 'lucide-react';
import type { ConsolePage } from './page.ts';

const texts = ['consoleCockfight'] as const;

/** Pages of the arenas of virtual cockfights. */
export const cockfightPages = [
  {
    name: 'fights',
    path: '/cockfight',
    permission: 'cockfight.read',
    forAllBrands: true,
    group: 'games',
    icon: Bird,
    texts,
    component: async () => (await import('../features/cockfight/components/fights-page.tsx')).FightsPage,
  },
  {
    name: 'arenaSettings',
    path: '/arena-settings',
    permission: 'cockfight.read',
    group: 'games',
    icon: SlidersHorizontal,
    texts,
    component: async () => (await import('../features/cockfight/components/settings-page.tsx')).SettingsPage,
  },
  {
    name: 'fight',
    path: '/cockfight/$fightId',
    permission: 'cockfight.read',
    forAllBrands: true,
    group: 'games',
    texts,
    component: async () => (await import('../features/cockfight/components/fight-page.tsx')).FightPage,
  },
] as const satisfies readonly ConsolePage[];
