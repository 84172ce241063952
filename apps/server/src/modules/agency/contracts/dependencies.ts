import type { ContractKind } from '@baize/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** What the other side of a contract is notified of. */
export type ContractNews = 'offered' | 'changed' | 'accepted' | 'rejected' | 'endAsked' | 'ended' | 'kept';

export interface ContractNotice {
  memberId: string;
  contract: ContractKind;
  news: ContractNews;
  /** Name of the other side; empty: the operator. */
  other: string;
  reference: string;
}

/** What a brand says about its agents (its settings). */
export interface AgentRules {
  enableCt: boolean;
  salary: boolean;
  hourSalary: boolean;
  agentRealtimeSalary: boolean;
  revenueShare: boolean;
  positionTaking: boolean;
  maxDividendPercent: string;
  maxDailyPercent: string;
  maxHourPercent: string;
  maxRealTimePercent: string;
  maxSharePercent: string;
  maxPositionPercent: string;
  /** Of what a team lost or won: what the games’ vendors take. */
  providerFeePercent: string;
  /** Of what a team deposited. */
  paymentFeePercent: string;
  maxRebatePercent: string;
  /** The local day from which classic lotteries are paid by rebate points; empty: none. */
  pointsFrom: string;
  maxPoints: string;
  activeInPeriodMinor: bigint;
  activeInDayMinor: bigint;
  holdAboveMinor: bigint;
  maxDirectMembers: number;
  masksNames: boolean;
}

export interface AgentTools {
  database: Database;
  clock: Clock;
  newId: () => string;
  brands: { settingsOf(brandId: string): Promise<{ agents: AgentRules; timeZone: string }> };
  /** Notifies a member, in the caller's transaction. */
  notifyMember(transaction: Database, notice: ContractNotice): Promise<void>;
}
