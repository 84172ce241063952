import { SlidersHorizontal, Spade, Users } from 'lucide-react';
import type { ConsolePage } from './page.ts';

const texts = ['consoleRooms'] as const;

/** Pages of the card rooms. */
export const roomsPages = [
  {
    name: 'rooms',
    path: '/rooms',
    permission: 'rooms.read',
    forAllBrands: true,
    group: 'games',
    icon: Spade,
    texts,
    component: async () => (await import('../features/rooms/components/rooms-page.tsx')).RoomsPage,
  },
  {
    name: 'roomPairs',
    path: '/room-pairs',
    permission: 'rooms.read',
    forAllBrands: true,
    group: 'games',
    icon: Users,
    texts,
    component: async () => (await import('../features/rooms/components/pairs-page.tsx')).PairsPage,
  },
  {
    name: 'roomPair',
    path: '/room-pairs/$pairId',
    permission: 'rooms.read',
    forAllBrands: true,
    group: 'games',
    texts,
    component: async () => (await import('../features/rooms/components/pair-page.tsx')).PairPage,
  },
  {
    name: 'roomSettings',
    path: '/room-settings',
    permission: 'rooms.read',
    group: 'games',
    icon: SlidersHorizontal,
    texts,
    component: async () => (await import('../features/rooms/components/settings-page.tsx')).SettingsPage,
  },
  {
    name: 'room',
    path: '/rooms/$roomId',
    permission: 'rooms.read',
    forAllBrands: true,
    group: 'games',
    texts,
    component: async () => (await import('../features/rooms/components/room-page.tsx')).RoomPage,
  },
  {
    name: 'roomHand',
    path: '/room-hands/$handId',
    permission: 'rooms.hands',
    forAllBrands: true,
    group: 'games',
    texts,
    component: async () => (await import('../features/rooms/components/hand-page.tsx')).HandPage,
  },
] as const satisfies readonly ConsolePage[];
