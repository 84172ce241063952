import type { VendorMode } from '../../lib/games/vendor-menu.ts';

/** What a lottery pays by. */
export type PrizeMode = 'Elott' | 'Lott' | 'SEA';

/** With one of these among the e-lotteries, lotteries are played as e-lotteries. */
const electronicVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

const seaVendor = 'TCG_SEA';

/** What a launch sends: e-lottery where the e-lotteries' vendors contain TCG_LOTTO_VN or LOTT, else lottery. */
export function prizeModeOf(lanes: readonly Pick<VendorMode, 'gameType' | 'cards'>[]): 'Elott' | 'Lott' {
  const cards = lanes.find(({ gameType }) => gameType === 'ELOTT')?.cards ?? [];
  return cards.some(({ vassalage }) => electronicVendors.includes(vassalage)) ? 'Elott' : 'Lott';
}

/** What lists of lotteries are asked for by: the launch's mode, and SEA where the brand has that vendor, whose lotteries pay by their own. */
export function prizeModesOf(lanes: readonly Pick<VendorMode, 'gameType' | 'cards'>[]): PrizeMode[] {
  const hasSea = lanes.some(({ cards }) => cards.some(({ vassalage }) => vassalage === seaVendor));
  return hasSea ? [prizeModeOf(lanes), 'SEA'] : [prizeModeOf(lanes)];
}
