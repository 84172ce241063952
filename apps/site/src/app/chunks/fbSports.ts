/** FB Sports, /fbsports. */
export { FbSportsPage } from '../pages/fb-sports-page.tsx';
