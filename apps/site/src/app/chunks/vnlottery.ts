/** Vietnamese lottery, /vnlottery. */
export { VnLotteryPage } from '../pages/lottery/vnlottery-page.tsx';
