import { Percent, Spade } from 'lucide-react';
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
    name: 'roomRakes',
    path: '/room-rakes',
    permission: 'rooms.read',
    forAllBrands: true,
    group: 'games',
    icon: Percent,
    texts,
    component: async () => (await import('../features/rooms/components/rakes-page.tsx')).RakesPage,
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
