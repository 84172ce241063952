import type { DrawCalendar } from '../lottery/calendar.ts';
import type { GameCode } from './rules.ts';

/** Vendors' codes of the specification. */
export const lotteryVendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'] as const;
export type LotteryVendor = (typeof lotteryVendors)[number];

/** A lottery that is offered: whose it is, when it draws, and by which rules. */
export interface Lottery {
  /** Its gameId. */
  readonly code: string;
  readonly vendor: LotteryVendor;
  /** The tab under which it stands. */
  readonly tag: string;
  /** TY for every language that has no name of its own. */
  readonly names: { readonly TY: string } & { readonly [locale in 'VI' | 'TH' | 'CN' | 'ID' | 'FIL']?: string };
  readonly rules: GameCode;
  readonly calendar: DrawCalendar;
}
