import type pg from 'pg';

/** A line of the betting record; amounts are in minor units, as numbers or as text where no number could hold them. */
export interface BetLine {
  round: string;
  at: Date;
  payout: number | string;
  stake: number;
  line: number;
  kind: 'cash' | 'trial';
  status: 'settled' | 'cancelled';
}

interface Owner {
  brandId: string;
  memberId: string;
  game: { id: string; vendorCode: string };
}

const defaults = { stake: 100, line: 0, kind: 'cash', status: 'settled' } as const;

/** Writes a line as the ledger would, placed and settled in one moment. */
export function insertBet(
  client: pg.Client,
  { brandId, memberId, game }: Owner,
  given: Pick<BetLine, 'round' | 'at' | 'payout'> & Partial<BetLine>,
): Promise<unknown> {
  const { round, at, payout, stake, line, kind, status } = { ...defaults, ...given };
  return client.query(
    `insert into bets (vendor_code, round_id, line, brand_id, member_id, game_id, game_type, currency_code, account_kind, stake_minor,
       payout_minor, status, placed_at, settled_at, batch_id)
     values ($1, $2, $3, $4, $5, $6, 'RNG', 'PLY', $7, $8, $9, $10, $11, $11, 0)`,
    [game.vendorCode, round, line, brandId, memberId, game.id, kind, stake, payout, status, at],
  );
}
