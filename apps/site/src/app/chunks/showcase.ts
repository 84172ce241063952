/** Wins, what there is to know of a game, and rounds of others: /winners, /ranking, /gameInfo, /round, /verify; /news and /noticePage. */
export { RankingPage, WinnersPage } from '../pages/content/leaderboard-pages.tsx';
export { NewsPage } from '../pages/content/news-page.tsx';
export { NoticePage } from '../pages/content/notice-page.tsx';
export { SharedRoundPage } from '../pages/content/shared-round-page.tsx';
export { VerifyPage } from '../pages/content/verify-page.tsx';
export { GameInfoPage } from '../pages/games/game-info-page.tsx';
