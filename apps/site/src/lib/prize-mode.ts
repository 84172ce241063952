import type { VendorLane } from './api/queries/vendor-menu.ts';

/** What a lottery pays by. */
export type PrizeMode = 'Elott' | 'Lott';

/** With one of these among the e-lotteries, lotteries are played as e-lotteries. */
const electronicVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/** E-lottery where the e-lotteries' vendors contain TCG_LOTTO_VN or LOTT, else lottery. */
export function prizeModeOf(lanes: readonly Pick<VendorLane, 'gameType' | 'cards'>[]): PrizeMode {
  const cards = lanes.find(({ gameType }) => gameType === 'ELOTT')?.cards ?? [];
  return cards.some(({ vassalage }) => electronicVendors.includes(vassalage)) ? 'Elott' : 'Lott';
}
