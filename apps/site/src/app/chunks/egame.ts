/** The lists of games of /rng, /fish and /pvp. */
export { LobbyPage as EgamePage } from '../pages/games/lobby-page.tsx';
