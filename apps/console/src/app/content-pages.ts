import {
  BookOpenText,
  Images,
  Languages,
  Link,
  Megaphone,
  MessageSquareWarning,
  Newspaper,
  TicketPercent,
} from 'lucide-react';
import type { ConsolePage } from './page.ts';

const texts = ['consoleContent'] as const;
const read = { permission: 'content.read', group: 'content', texts } as const;
const lists = () => import('../features/content/components/pieces-page.tsx');

/** Pages of what the brand says on its site. */
export const contentPages = [
  {
    ...read,
    name: 'contentBanners',
    path: '/content/banners',
    icon: Images,
    component: async () => (await lists()).BannersPage,
  },
  {
    ...read,
    name: 'contentNotices',
    path: '/content/notices',
    icon: Megaphone,
    component: async () => (await lists()).NoticesPage,
  },
  {
    ...read,
    name: 'contentPopups',
    path: '/content/popups',
    icon: MessageSquareWarning,
    component: async () => (await lists()).PopupsPage,
  },
  {
    ...read,
    name: 'contentNews',
    path: '/content/news',
    icon: Newspaper,
    component: async () => (await lists()).NewsPage,
  },
  {
    ...read,
    name: 'contentPromotions',
    path: '/content/promotions',
    icon: TicketPercent,
    component: async () => (await lists()).PromotionsPage,
  },
  {
    ...read,
    name: 'contentHelp',
    path: '/content/help',
    icon: BookOpenText,
    component: async () => (await lists()).HelpPage,
  },
  {
    ...read,
    name: 'contentTexts',
    path: '/content/texts',
    icon: Languages,
    component: async () => (await import('../features/content/texts/texts-page.tsx')).TextsPage,
  },
  {
    ...read,
    name: 'contentLinks',
    path: '/content/links',
    icon: Link,
    component: async () => (await import('../features/content/links/links-page.tsx')).LinksPage,
  },
  {
    ...read,
    name: 'contentNew',
    path: '/content/new/$kind',
    permission: 'content.edit',
    component: async () => (await import('../features/content/components/new-piece-page.tsx')).NewPiecePage,
  },
  {
    ...read,
    name: 'contentPiece',
    path: '/content/pieces/$pieceId',
    component: async () => (await import('../features/content/components/piece-page.tsx')).PiecePage,
  },
] as const satisfies readonly ConsolePage[];
