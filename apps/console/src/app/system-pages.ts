import { Activity, BellRing, Bug, Power } from 'lucide-react';
import type { ConsolePage } from './page.ts';

const texts = ['consoleSystem'] as const;

/** Pages of the installation itself: its state, its switches, and what went wrong. */
export const systemPages = [
  {
    name: 'system',
    path: '/system',
    permission: 'system.read',
    forAllBrands: true,
    group: 'system',
    icon: Activity,
    texts,
    component: async () => (await import('../features/system/components/system-page.tsx')).SystemPage,
  },
  {
    name: 'switches',
    path: '/switches',
    permission: 'system.switch',
    group: 'system',
    icon: Power,
    texts,
    component: async () => (await import('../features/switches/components/switches-page.tsx')).SwitchesPage,
  },
  {
    name: 'alarms',
    path: '/alarms',
    permission: 'system.read',
    forAllBrands: true,
    group: 'system',
    icon: BellRing,
    texts,
    component: async () => (await import('../features/system/components/alarms-page.tsx')).AlarmsPage,
  },
  {
    name: 'errors',
    path: '/errors',
    permission: 'system.read',
    forAllBrands: true,
    group: 'system',
    icon: Bug,
    texts,
    component: async () => (await import('../features/system/components/errors-page.tsx')).ErrorsPage,
  },
] as const satisfies readonly ConsolePage[];
