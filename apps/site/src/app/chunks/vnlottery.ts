/** Vietnamese lottery, /vnlottery. */
export { VnLotteryPage } from '../pages/vnlottery-page.tsx';
