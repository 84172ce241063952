/** Pages beside a game's own: what there is to know of it, and games that play from the one balance. */
export { GameInfoPage } from '../pages/games/game-info-page.tsx';
export { SeamlessPage } from '../pages/games/seamless-page.tsx';
