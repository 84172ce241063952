/** The category page /elott: the same hall as the lists of games. */
export { EgamePage as ElottPage } from './egame.ts';
