import { Headset, Inbox, MessagesSquare } from 'lucide-react';
import type { ConsolePage } from './page.ts';

/** Pages of customer service. */
export const servicePages = [
  {
    name: 'chats',
    path: '/chats',
    permission: 'chats.answer',
    group: 'work',
    icon: MessagesSquare,
    texts: ['consoleService'],
    component: async () => (await import('../features/chats/components/chats-page.tsx')).ChatsPage,
  },
  {
    name: 'service',
    path: '/service',
    permission: 'chats.manage',
    group: 'work',
    icon: Headset,
    texts: ['consoleService'],
    component: async () => (await import('../features/service/components/service-page.tsx')).ServicePage,
  },
  {
    name: 'feedback',
    path: '/feedback',
    permission: 'feedback.read',
    group: 'work',
    icon: Inbox,
    texts: [],
    component: async () => (await import('../features/feedback/components/feedback-page.tsx')).FeedbackPage,
  },
] as const satisfies readonly ConsolePage[];
