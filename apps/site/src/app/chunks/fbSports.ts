/** FB Sports, /fbsports. */
export { FbSportsPage } from '../pages/games/fb-sports-page.tsx';
