import type { GameType } from '@baize/contract';
import type { LaunchKind } from '../../vendors/vendor.ts';
import type { ShelvedGame, SnapshotVendor } from './browsing/catalogue-snapshot.ts';

/** Their games of a lottery type open on the site's lottery screen. */
const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];
export const lotteryTypes: readonly GameType[] = ['LOTT', 'ELOTT'];
/** Has a screen of its own for sports. */
export const sportsScreenVendor = 'FB';

/** How the games of vendors that run in this program open, by vendor code. */
export type BuiltInLaunches = Readonly<Record<string, { entrance: string; launchKind: LaunchKind }>>;

export const isLotteryOfTheSite = ({ gameType, vendorCode }: Pick<ShelvedGame, 'gameType' | 'vendorCode'>): boolean =>
  lotteryTypes.includes(gameType) && lotteryVendors.includes(vendorCode);

/** How a game opens. */
export function launchKindOf(game: ShelvedGame, vendor: SnapshotVendor, builtIn: BuiltInLaunches): LaunchKind {
  if (game.isGroup) return 'list';
  if (isLotteryOfTheSite(game) || vendor.code === sportsScreenVendor) return 'screen';
  return builtIn[vendor.code]?.launchKind ?? vendor.launchKind;
}
