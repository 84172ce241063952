import { accountsOf, type Limits, limitsOf, type State } from '../database/state.ts';

/** How a member stood from one commit to the next. */
export interface Standing {
  /** The number of the commit that made it so. */
  since: number;
  cashMinor: bigint;
  lockedMinor: bigint;
  version: bigint;
  isBlocked: boolean;
  isGameEnabled: boolean;
  limits: Limits;
  stakedMinor: bigint;
  paidMinor: bigint;
}

/** Everything that was ever true about a member's money, so that an answer can be held against the moments it may speak of. */
export interface History {
  record(): void;
  /** All that held at some moment from commit `since` on. */
  sinceCommit(memberId: string, since: number): Standing[];
  /** The last one with this version; undefined: there was none. */
  withVersion(memberId: string, version: bigint): { status: Standing; until: number } | undefined;
}

export function createHistory(state: State): History {
  const standings = new Map<string, Standing[]>();
  for (const id of state.members.keys()) standings.set(id, []);

  return {
    record: () => {
      for (const [memberId, list] of standings) list.push(standingOf(state, memberId));
    },
    sinceCommit: (memberId, since) => (standings.get(memberId) ?? []).slice(since),
    withVersion: (memberId, version) => {
      const list = standings.get(memberId) ?? [];
      const index = list.findLastIndex((status) => status.version === version);
      const status = list[index];
      return status && { status, until: list[index + 1]?.since ?? Number.POSITIVE_INFINITY };
    },
  };
}

function standingOf(state: State, memberId: string): Standing {
  const member = state.members.get(memberId);
  const accounts = accountsOf(state, memberId);
  const cash = accounts.find(({ kind }) => kind === 'cash');
  if (!member || !cash) throw new TypeError(`${memberId} is nobody`);
  const { stakedMinor, paidMinor } = cash.counters;
  return {
    since: state.commits.length,
    cashMinor: cash.balanceMinor,
    lockedMinor: accounts.find(({ kind }) => kind === 'locked')?.balanceMinor ?? 0n,
    version: accounts.reduce((sum, account) => sum + account.version, 0n),
    isBlocked: member.isBlocked,
    isGameEnabled: state.brand.isGameEnabled,
    limits: limitsOf(state, member),
    stakedMinor,
    paidMinor,
  };
}
