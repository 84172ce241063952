import type { CampaignPayout, RewardSource, RewardState } from '@baize/contract';
import type { WageringBase } from '@baize/rewards';
import type { FreeRounds } from './free-rounds.ts';

/** What a bonus asks for, copied when the reward is given; amounts and millionths as text, because it is kept as JSON. */
export interface BonusTerms {
  base: WageringBase;
  depositMinor: string;
  multiplePpm: string;
  maxStakeMinor: string | null;
  /** By game type. */
  weightsPpm: Readonly<Record<string, string>>;
  /** As VENDOR/code. */
  excludedGames: readonly string[];
  days: number;
}

/** The goods or the raffle that a reward is of, named as they were when it was given. */
export interface Prize {
  id: string;
  names: Readonly<Record<string, string>>;
  /** Of goods that are rounds of a game. */
  freeRounds?: FreeRounds | null;
}

export interface RewardRow {
  id: string;
  memberId: string;
  brandId: string;
  source: RewardSource;
  reference: string;
  subject: string;
  names: Readonly<Record<string, string>>;
  payout: CampaignPayout;
  /** Of goods and tickets alone. */
  prize: Prize | null;
  /** Minor units; of points, goods and tickets how many. */
  amountMinor: bigint;
  currencyCode: string;
  terms: BonusTerms | null;
  state: RewardState;
  givenAt: Date;
  expiresAt: Date;
  decidedAt: Date | null;
}

/** As JSON gives it. */
export type RewardJson = Omit<RewardRow, 'amountMinor' | 'givenAt' | 'expiresAt' | 'decidedAt'> & {
  amountMinor: string;
  givenAt: string;
  expiresAt: string;
  decidedAt: string | null;
};

/** SQL: a row of `rewards r` as JSON. */
export const rewardJson = `json_build_object('id', r.id, 'memberId', r.member_id, 'brandId', r.brand_id, 'source', r.source,
  'reference', r.reference, 'subject', r.subject, 'names', r.names, 'payout', r.payout, 'prize', r.prize, 'amountMinor', r.amount_minor::text,
  'currencyCode', r.currency_code, 'terms', r.terms, 'state', r.state, 'givenAt', r.given_at, 'expiresAt', r.expires_at,
  'decidedAt', r.decided_at)`;

export const rewardOf = ({ amountMinor, givenAt, expiresAt, decidedAt, ...row }: RewardJson): RewardRow => ({
  ...row,
  amountMinor: BigInt(amountMinor),
  givenAt: new Date(givenAt),
  expiresAt: new Date(expiresAt),
  decidedAt: decidedAt === null ? null : new Date(decidedAt),
});
