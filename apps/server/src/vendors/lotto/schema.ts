import type { LotteryDraw } from '@baize/games/lottery';
import type { ColumnType, Generated } from 'kysely';
import type { IssueStatus } from './issues/states.ts';
import type { TicketStatus } from './tickets/states.ts';

/** A line of a ticket: a bet with its choice. Amounts as decimal texts of minor units. */
export interface StoredLine {
  bet: string;
  selection: string;
  unitMinor: string;
  costMinor: string;
  topPrizeMinor: string;
  /** What the line brought; absent until it is settled. */
  payoutMinor?: string;
  /** Winning single bets. */
  wins?: number;
}

export interface LottoTables {
  'lotto.issues': {
    lottery_code: string;
    numero: string;
    vendor_code: string;
    status: IssueStatus;
    opens_at: Date;
    closes_at: Date;
    draws_at: Date;
    sealed_server_seed: string;
    server_seed_hash: string;
    client_seed: string;
    server_seed: ColumnType<string | null, null | undefined, string>;
    result: ColumnType<LotteryDraw | null, null | undefined, string>;
    generation: Generated<number>;
    settled_at: ColumnType<Date | null, null | undefined, Date | null>;
  };
  'lotto.tickets': {
    id: string;
    vendor_code: string;
    lottery_code: string;
    numero: string;
    player_ref: string;
    lines: ColumnType<StoredLine[], string, string>;
    cost_minor: bigint;
    top_prize_minor: bigint;
    status: TicketStatus;
    refusal: ColumnType<string, never, string>;
    payout_minor: ColumnType<bigint | null, never, bigint>;
    generation: Generated<number>;
    bought_at: Date;
    settled_at: ColumnType<Date | null, never, Date>;
  };
}
