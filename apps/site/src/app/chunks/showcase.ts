/** Wins, and what there is to know of a game: /winners, /ranking, /gameInfo. */
export { RankingPage, WinnersPage } from '../pages/content/leaderboard-pages.tsx';
export { GameInfoPage } from '../pages/games/game-info-page.tsx';
