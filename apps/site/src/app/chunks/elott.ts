/** The category page /elott: the same lobby as the lists of games. */
export { EgamePage as ElottPage } from './egame.ts';
