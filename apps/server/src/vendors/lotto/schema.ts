import type { LotteryDraw } from '@baize/games/lottery';
import type { ColumnType, Generated } from 'kysely';
import type { IssueStatus, ResultSource } from './issues/states.ts';
import type { TicketStatus } from './tickets/states.ts';

/** A line of a ticket: a bet with its choice. Amounts as decimal texts of minor units. */
export interface StoredLine {
  bet: string;
  selection: string;
  unitMinor: string;
  costMinor: string;
  topPrizeMinor: string;
  /** Numbers that pay less than usual, with the percent that is paid; absent where none does. */
  lowered?: Record<string, number>;
  /** What comes back of the cost, won or lost, in a lower prize group; absent where nothing does. */
  rebateMinor?: string;
  /** The buyer's highest group by his rebate points, of a line that pays by the group; absent where no points count. */
  topGroup?: number;
  /** What the line brought, its rebate among it; absent until it is settled. */
  payoutMinor?: string;
  /** Winning single bets. */
  wins?: number;
}

/** The book of issues that are the same for all brands; any other is a brand's own, named by its id. */
export const sharedBook = 'shared';
/** Any lottery, or any bet. */
export const any = '*';

export interface LottoTables {
  'lotto.issues': {
    book: string;
    lottery_code: string;
    numero: string;
    vendor_code: string;
    source: ResultSource;
    status: IssueStatus;
    opens_at: Date;
    closes_at: Date;
    draws_at: Date;
    sealed_server_seed: string | null;
    server_seed_hash: string | null;
    client_seed: string;
    server_seed: ColumnType<string | null, null | undefined, string>;
    result: ColumnType<LotteryDraw | null, null | undefined, string>;
    generation: Generated<number>;
    settled_at: ColumnType<Date | null, null | undefined, Date | null>;
  };
  'lotto.tickets': {
    id: string;
    brand_id: string;
    book: string;
    vendor_code: string;
    lottery_code: string;
    numero: string;
    player_ref: string;
    lines: ColumnType<StoredLine[], string, string>;
    cost_minor: bigint;
    top_prize_minor: bigint;
    prize_group: number;
    status: TicketStatus;
    refusal: ColumnType<string, never, string>;
    payout_minor: ColumnType<bigint | null, never, bigint>;
    has_won: ColumnType<boolean | null, never, boolean>;
    generation: Generated<number>;
    chase_id: string | null;
    chase_place: number;
    chase_count: number;
    stops_on_win: boolean;
    bought_at: Date;
    settled_at: ColumnType<Date | null, never, Date>;
  };
  'lotto.sources': { brand_id: string; lottery_code: string; source: ResultSource };
  'lotto.closures': {
    id: string;
    brand_id: string;
    lottery_code: string;
    from_day: string;
    to_day: string;
    reason: string;
    made_by: string;
    made_at: Date;
  };
  'lotto.entries': {
    brand_id: string;
    lottery_code: string;
    numero: string;
    generation: number;
    staff_id: string;
    staff_name: string;
    result: ColumnType<LotteryDraw | null, string | null, string | null>;
    reason: string;
    entered_at: Date;
  };
  'lotto.fed_results': {
    lottery_code: string;
    numero: string;
    /** The numbers in one form whatever their order. */
    numbers: string;
    result: ColumnType<LotteryDraw, string, never>;
    /** The one that counts; what comes later and differs is shown to the staff. */
    is_first: boolean;
    received_at: Date;
  };
  'lotto.feeds': { code: string; last_message_at: Date; fault: string; fault_at: Date | null };
  'lotto.limits': {
    brand_id: string;
    lottery_code: string;
    bet: string;
    line_minor: bigint | null;
    member_number_minor: bigint | null;
    lower_from_minor: bigint | null;
    lower_percent: number | null;
    close_at_minor: bigint | null;
  };
  'lotto.exposures': {
    brand_id: string;
    lottery_code: string;
    numero: string;
    bet: string;
    number: string;
    player_ref: string;
    stake_minor: bigint;
    liability_minor: bigint;
    closes_at: Date;
  };
}
