/** Lottery, /lottery. */
export { LotteryPage } from '../pages/lottery/lottery-page.tsx';
