import type { CampaignContent } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { RequestContext, RequestStaff } from '../../platform/http/handlers.ts';
import type { CalendarSubject } from '../../platform/jobs/durable/calendar-job.ts';
import type { NoteReading } from '../../platform/log/staff-readings.ts';
import type { LedgerModule, SqlStatement } from '../ledger/index.ts';

/** A message to a member; the same kind about the same reference is sent once. */
export interface RewardNotice {
  memberId: string;
  kind:
    | 'levelUp'
    | 'levelWarning'
    | 'levelDown'
    | 'rewardGiven'
    | 'bonusConverted'
    | 'bonusExpired'
    | 'rebatePaid'
    | 'orderApproved'
    | 'orderRejected'
    | 'promotionApproved'
    | 'promotionRejected'
    | 'raffleWon';
  reference: string;
  amountMinor?: bigint;
  currencyCode?: string;
  /** Name of a level, goods or campaign; or why. */
  name?: string;
  reason?: string;
  until?: Date;
}

/** What staff did, for the audit log. */
export interface StaffDeed {
  act: string;
  subject: string;
  reason: string;
  before?: unknown;
  after?: unknown;
}
export type StaffCaller = Pick<RequestContext, 'ip'> & { staff: RequestStaff };

/** Free rounds as they are given; the grant is known by `grantId` for ever. */
export interface FreeRoundGift {
  vendorCode: string;
  grantId: string;
  memberId: string;
  campaign: string;
  gameCodes: readonly string[];
  count: number;
  valueMinor: bigint;
  givenAt: Date;
  expiresAt: Date;
}

type OpenFreeRounds = Omit<FreeRoundGift, 'memberId' | 'campaign' | 'givenAt'> & { left: number };

export interface RewardDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  secretBox: SecretBox;
  ledger: Pick<LedgerModule, 'runWalletTransaction' | 'balanceOf' | 'walletOf' | 'statement'>;
  brands: {
    settingsOf(brandId: string): Promise<{ timeZone: string }>;
    calendarSubjects(database: Database): Promise<CalendarSubject[]>;
  };
  members: {
    checkPaymentPassword(
      memberId: string,
      value: string,
    ): Promise<{
      ok: false;
      message:
        | 'payment_password_wrong'
        | 'payment_password_locked'
        | 'payment_password_not_set'
        | 'service_unavailable';
    } | null>;
    /** The level stands beside the member’s name, and above 4 he gets the VIP service. */
    setLevel(transaction: Database, memberId: string, level: number, name: string): Promise<void>;
    /** Of a member whose identity was checked; null for the others. ISO date. */
    birthdayOf(memberId: string): Promise<string | null>;
  };
  freeRounds: {
    /** Games whose rounds may be given for free, with the bets that they are played at. */
    games: readonly { vendorCode: string; gameCode: string; betsMinor: readonly bigint[] }[];
    /** Writes a grant, in the transaction that gives it. */
    grantStatement(grant: FreeRoundGift): SqlStatement;
    /** A member's free rounds that can still be played. */
    openOf(memberId: string): Promise<readonly OpenFreeRounds[]>;
  };
  /** Writes the blocks of bonuses that risk rules ask for by what a member did up to now, in a transaction of its own. */
  blockByRiskRules(of: { brandId: string; memberId: string; currencyCode: string }): Promise<void>;
  /** Campaigns stand among the brand's promotions under their own ids. */
  promotions: {
    publish(transaction: DatabaseTransaction, brandId: string, id: string, content: CampaignContent): Promise<void>;
    withdraw(transaction: DatabaseTransaction, brandId: string, id: string): Promise<void>;
  };
  /** The message to the member, written in the step's own transaction. */
  notify: (notice: RewardNotice) => readonly SqlStatement[];
  /** Writes what staff did, in the same transaction. */
  auditStatement: (by: StaffCaller, deed: StaffDeed) => SqlStatement;
  noteReading: NoteReading;
  onFailure: (error: unknown) => void;
}
