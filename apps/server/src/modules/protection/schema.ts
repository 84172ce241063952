import type { BarLength, LimitChangeState, OwnLimitKind } from '@baize/contract';
import type { PlayBar } from '../../platform/play-bar.ts';

/** A change of a member's own limit as it is kept. */
export interface LimitChange {
  id: string;
  kind: OwnLimitKind;
  beforeMinor: bigint | null;
  afterMinor: bigint | null;
  state: LimitChangeState;
  askedAt: Date;
  readyAt: Date;
  lapsesAt: Date;
}

/** A break or an exclusion as it is kept. */
export interface BarRow {
  memberId: string;
  id: string;
  kind: PlayBar['kind'];
  length: BarLength;
  startsAt: Date;
  endsAt: Date | null;
  setBy: 'member' | 'staff' | 'contact';
  reason: string;
}

/** One line of what was changed. */
export interface HistoryRow {
  id: string;
  at: Date;
  what: 'limit' | 'bar' | 'reminder';
  limitKind: OwnLimitKind | null;
  beforeMinor: bigint | null;
  afterMinor: bigint | null;
  state: LimitChangeState | null;
  lapsesAt: Date | null;
  barLength: BarLength | null;
  endsAt: Date | null;
  setBy: BarRow['setBy'];
  minutes: number | null;
}
