import { paths } from '../config/paths.ts';
import { lazyPage } from './lazy-page.ts';

const articles = () => import('./pages/content/article-pages.tsx');
const showcase = () => import('./chunks/showcase.ts');
const agency = () => import('./pages/account/agency-pages.tsx');
const gameTexts = ['pages', 'lobbies'] as const;
const verifierTexts = ['verifier', 'arena'] as const;
const lotteryTexts = ['pages', 'lobbies', 'lotto'] as const;
const helpPages = () => import('./chunks/help.ts');
const help = lazyPage('help', ['pages'], helpPages, 'HelpPage');
const download = lazyPage('download', ['pages'], () => import('./chunks/download.ts'), 'DownloadPage');

/** Pages beside the games, each in a chunk of its own. */
export const pageRoutes = [
  { path: paths.help, component: help },
  { path: paths.helpBare, component: help },
  { path: paths.down, component: download },
  { path: paths.download, component: download },
  {
    path: paths.promotions,
    component: lazyPage('promo', ['pages'], () => import('./chunks/promo.ts'), 'PromotionsPage'),
  },
  {
    path: paths.promoDetail,
    component: lazyPage(
      'promoDetail',
      ['pages', 'rewards'],
      () => import('./chunks/promoDetail.ts'),
      'PromoDetailPage',
    ),
  },
  {
    path: paths.news,
    component: lazyPage('showcase', ['pages'], showcase, 'NewsPage'),
  },
  {
    path: paths.noticePage,
    component: lazyPage('showcase', ['pages'], showcase, 'NoticePage'),
  },
  { path: paths.vip, component: lazyPage('Vip', ['pages', 'rewards'], () => import('./chunks/Vip.ts'), 'VipPage') },
  {
    path: paths.pointMall,
    component: lazyPage('pointMall', ['pages', 'rewards'], () => import('./chunks/pointMall.ts'), 'PointMallPage'),
  },
  { path: paths.join, component: lazyPage('joinus', ['pages'], () => import('./chunks/joinus.ts'), 'JoinPage') },
  {
    path: paths.lottery,
    component: lazyPage('lottery', lotteryTexts, () => import('./chunks/lottery.ts'), 'LotteryPage'),
  },
  {
    path: paths.vnlottery,
    component: lazyPage('vnlottery', lotteryTexts, () => import('./chunks/vnlottery.ts'), 'VnLotteryPage'),
  },
  {
    path: paths.seamless,
    component: lazyPage('seamless', gameTexts, () => import('./chunks/seamless.ts'), 'SeamlessPage'),
  },
  {
    path: paths.fbsports,
    component: lazyPage('fbSports', gameTexts, () => import('./chunks/fbSports.ts'), 'FbSportsPage'),
  },
  { path: paths.about, component: lazyPage('articles', ['pages'], articles, 'AboutPage') },
  { path: paths.beginner, component: lazyPage('articles', ['pages'], articles, 'BeginnerPage') },
  { path: paths.depositGuide, component: lazyPage('articles', ['pages'], articles, 'DepositGuidePage') },
  { path: paths.gameInfo, component: lazyPage('showcase', gameTexts, showcase, 'GameInfoPage') },
  { path: paths.winners, component: lazyPage('showcase', ['pages'], showcase, 'WinnersPage') },
  { path: paths.ranking, component: lazyPage('showcase', ['pages'], showcase, 'RankingPage') },
  { path: paths.refer, component: lazyPage('agency', ['pages'], agency, 'ReferPage') },
  { path: paths.referralLinks, component: lazyPage('agency', ['pages'], agency, 'ReferralLinksPage') },
  { path: paths.affiliate, component: lazyPage('agency', ['pages'], agency, 'AffiliatePage') },
  { path: paths.contract, component: lazyPage('agency', ['pages'], agency, 'ContractPage') },
  {
    path: paths.chat,
    component: lazyPage('chat', ['support'], () => import('../features/support/components/chat-page.tsx'), 'ChatPage'),
  },
  {
    path: paths.verify,
    component: lazyPage('showcase', verifierTexts, showcase, 'VerifyPage'),
  },
  { path: paths.round, component: lazyPage('showcase', verifierTexts, showcase, 'SharedRoundPage') },
  {
    path: paths.feedback,
    component: lazyPage('help', ['pages', 'support'], helpPages, 'FeedbackPage'),
  },
];
