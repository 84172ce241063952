/** Vendors whose lotteries are bet on in the site's own lottery screen; any other lottery is launched like a third party's game. */
export const lotteryScreenVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];
