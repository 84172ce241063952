/** The hall of the e-lotteries, /elott: the same hall as the others, in a chunk that bears its name. */
export { HallPage as ElottPage } from './hall-page.tsx';
