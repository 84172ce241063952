import { HeartHandshake } from 'lucide-react';
import type { ConsolePage } from './page.ts';

/** Pages about the protection of players. */
export const protectionPages = [
  {
    name: 'protectionSigns',
    path: '/protection',
    permission: 'members.protect',
    group: 'members',
    icon: HeartHandshake,
    texts: ['consoleProtection'],
    component: async () => (await import('../features/protection/components/signs-page.tsx')).SignsPage,
  },
] as const satisfies readonly ConsolePage[];
