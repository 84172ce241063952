/** Games that play from the one balance, /seamless. */
export { SeamlessPage } from '../pages/seamless-page.tsx';
