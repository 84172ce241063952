/** Games that play from the one balance, /seamless. */
export { SeamlessPage } from '../pages/games/seamless-page.tsx';
