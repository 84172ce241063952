import type { VendorMode } from '../../lib/games/vendor-menu.ts';

/** What a lottery pays by. */
export type PrizeMode = 'Elott' | 'Lott' | 'SEA';

/** With one of these among the e-lotteries, lotteries are played as e-lotteries. */
const electronicVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/** What a launch sends: e-lottery where the e-lotteries' vendors contain TCG_LOTTO_VN or LOTT, else lottery. */
export function prizeModeOf(lanes: readonly Pick<VendorMode, 'gameType' | 'cards'>[]): 'Elott' | 'Lott' {
  const cards = lanes.find(({ gameType }) => gameType === 'ELOTT')?.cards ?? [];
  return cards.some(({ vassalage }) => electronicVendors.includes(vassalage)) ? 'Elott' : 'Lott';
}

/** What the lotteries of a vendor pay by, whatever the launch says. */
const modesOfVendors: Readonly<Record<string, PrizeMode>> = {
  TCG_LOTTO_VN: 'SEA',
  TCG_SEA: 'SEA',
  LOTT: 'Lott',
  ELOTT: 'Elott',
};

/** What lists of lotteries are asked for by: the launch's mode first, and those of the brand's vendors, so that no lottery is lost. */
export function prizeModesOf(lanes: readonly Pick<VendorMode, 'gameType' | 'cards'>[]): PrizeMode[] {
  const own = lanes.flatMap(({ cards }) => cards.flatMap(({ vassalage }) => modesOfVendors[vassalage] ?? []));
  return [...new Set([prizeModeOf(lanes), ...own])];
}
