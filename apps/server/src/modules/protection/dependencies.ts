import type { LimitKind } from '@baize/vendor-kit';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestStaff } from '../../platform/http/handlers.ts';
import type { NoteReading } from '../../platform/log/staff-readings.ts';
import type { LimitSpan, ProtectionSettings } from './limit-rules.ts';

/** What counts in a member's limits, as the books say it. */
export interface Standing {
  use: readonly { span: LimitSpan; stakedMinor: bigint; lostMinor: bigint; depositedMinor: bigint; until: Date }[];
  limits: readonly { kind: LimitKind; ownMinor: bigint | null; staffMinor: bigint | null }[];
}

interface OwnLimitSetting {
  brandId: string;
  memberId: string;
  kind: LimitKind;
  amountMinor: bigint | null;
  setBy: 'member';
}

export interface ProtectionDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  ledger: {
    /** Null for a member that does not exist. */
    limitsOf(memberId: string, now: Date): Promise<Standing | null>;
    setLimitIn(transaction: Database, setting: OwnLimitSetting): Promise<unknown>;
  };
  identity: {
    /** Other accounts of the same person, and the keyed hashes of his verified contacts. */
    samePerson(memberId: string): Promise<{ memberIds: readonly string[]; lookups: readonly Buffer[] }>;
    endSessionsOf(transaction: Database, memberId: string): Promise<void>;
    forgetSessions(memberId: string): void;
  };
  brands: {
    settingsOf(brandId: string): Promise<{
      protection: ProtectionSettings;
      play: { realityCheckMinutes: number };
      timeZone: string;
    }>;
  };
  /** Writes an act of staff into the audit log, in the act's own transaction. */
  recordStaffAct(
    transaction: Database,
    by: { staff: RequestStaff; ip: string },
    act: { act: string; subject: string; reason: string; before?: object; after: object },
  ): Promise<unknown>;
  noteReading: NoteReading;
}
