/** A game in its frame, /game. */
export { GamePage } from '../pages/game-page.tsx';
