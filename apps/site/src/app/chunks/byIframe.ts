/** A game in its frame, /game. */
export { GamePage } from '../pages/games/game-page.tsx';
