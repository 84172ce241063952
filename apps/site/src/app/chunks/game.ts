/** The category pages /live, /sports, /esports and /cockfight: the same lobby as the lists of games. */
export { EgamePage as GameCategoryPage } from './egame.ts';
