/** The lists of games of /rng, /fish and /pvp. */
export { HallPage as EgamePage } from '../pages/hall-page.tsx';
