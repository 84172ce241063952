import { MessageSquareWarning, SlidersHorizontal } from 'lucide-react';
import type { ConsolePage } from './page.ts';

const permission = 'tableChat.moderate';
const texts = ['consoleService', 'tables'] as const;

/** Pages of the chats at the shared tables. */
export const tableChatPages = [
  {
    name: 'tableChat',
    path: '/table-chat',
    permission,
    group: 'games',
    icon: MessageSquareWarning,
    texts,
    component: async () => (await import('../features/table-chat/components/chat-page.tsx')).ChatPage,
  },
  {
    name: 'tableChatSettings',
    path: '/table-chat-settings',
    permission,
    group: 'games',
    icon: SlidersHorizontal,
    texts,
    component: async () => (await import('../features/table-chat/components/settings-page.tsx')).SettingsPage,
  },
] as const satisfies readonly ConsolePage[];
