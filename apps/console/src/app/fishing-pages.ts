import { Fish, SlidersHorizontal } from 'lucide-react';
import type { ConsolePage } from './page.ts';

const texts = ['consoleFishing'] as const;

/** Pages of the fishing rooms. */
export const fishingPages = [
  {
    name: 'fishing',
    path: '/fishing',
    permission: 'rooms.read',
    forAllBrands: true,
    group: 'games',
    icon: Fish,
    texts,
    component: async () => (await import('../features/fishing/components/rooms-page.tsx')).RoomsPage,
  },
  {
    name: 'fishingSettings',
    path: '/fishing-settings',
    permission: 'rooms.read',
    group: 'games',
    icon: SlidersHorizontal,
    texts,
    component: async () => (await import('../features/fishing/components/settings-page.tsx')).SettingsPage,
  },
  {
    name: 'fishingRoom',
    path: '/fishing/$roomId',
    permission: 'rooms.read',
    forAllBrands: true,
    group: 'games',
    texts,
    component: async () => (await import('../features/fishing/components/room-page.tsx')).RoomPage,
  },
  {
    name: 'fishingRound',
    path: '/fishing-rounds/$roundId',
    permission: 'rooms.read',
    forAllBrands: true,
    group: 'games',
    texts,
    component: async () => (await import('../features/fishing/components/round-page.tsx')).RoundPage,
  },
] as const satisfies readonly ConsolePage[];
