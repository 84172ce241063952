import { Headset, Inbox, MessageSquareWarning, MessagesSquare, SlidersHorizontal } from 'lucide-react';
import type { ConsolePage } from './page.ts';

/** Pages of customer service and of the chats at the shared tables. */
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
  {
    name: 'tableChat',
    path: '/table-chat',
    permission: 'tableChat.moderate',
    group: 'work',
    icon: MessageSquareWarning,
    texts: ['consoleService', 'tables'],
    component: async () => (await import('../features/table-chat/components/chat-page.tsx')).ChatPage,
  },
  {
    name: 'tableChatSettings',
    path: '/table-chat-settings',
    permission: 'tableChat.moderate',
    group: 'work',
    icon: SlidersHorizontal,
    texts: ['consoleService'],
    component: async () => (await import('../features/table-chat/components/settings-page.tsx')).SettingsPage,
  },
] as const satisfies readonly ConsolePage[];
