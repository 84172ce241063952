/** Lottery, /lottery. */
export { LotteryPage } from '../pages/lottery-page.tsx';
