import type { OwnLimitKind } from '@baize/contract';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { ProtectionDependencies } from './dependencies.ts';
import { clockOf, effectOf, type ProtectionSettings } from './limit-rules.ts';
import { mayBecome, stateAt } from './limit-states.ts';
import { createLimitStore, type LimitStore } from './limit-store.ts';
import type { LimitChange } from './schema.ts';

interface Member {
  id: string;
  brandId: string;
}
interface Wanted {
  kind: OwnLimitKind;
  /** Null: no limit any more. */
  amountMinor: bigint | null;
  settings: ProtectionSettings;
}
interface Decision {
  kind: OwnLimitKind;
  changeId: string;
  decision: 'confirm' | 'withdraw';
}
/** Puts a limit in force, in the same transaction. */
type Put = (setting: { brandId: string; kind: OwnLimitKind; amountMinor: bigint | null }) => Promise<unknown>;

/** Whoever changes his limits all day leaves no more rows than these. */
const maxChangesOfDay = 60;
const dayMs = 86_400_000;

const isWaiting = (change: LimitChange, now: Date) => stateAt(change.state, change, now) === 'WAITING';

/** The change that a wish makes: in force now, or waiting; null: everything stays as it is. */
function changeFor(id: string, { kind, amountMinor, settings }: Wanted, beforeMinor: bigint | null, now: Date) {
  const effect = effectOf(beforeMinor, amountMinor);
  if (effect === 'none') return null;
  const of = { id, kind, beforeMinor, afterMinor: amountMinor, askedAt: now };
  const change: LimitChange =
    effect === 'atOnce'
      ? { ...of, state: 'IN_FORCE', readyAt: now, lapsesAt: now }
      : { ...of, state: 'WAITING', ...clockOf(kind, settings, now) };
  return change;
}

/** Limits that a member sets himself: lower at once; higher or none after a time and a second yes. */
export function createOwnLimits(deps: ProtectionDependencies) {
  const { clock, ledger, newId } = deps;

  /** With the member held, so that two of his devices come one after the other. */
  const held = <Answer>({ id }: Member, work: (store: LimitStore, put: Put) => Promise<Answer>): Promise<Answer> =>
    deps.database.transaction().execute(async (transaction) => {
      const store = createLimitStore(transaction);
      await store.lockMember(id);
      return work(store, (setting) => ledger.setLimitIn(transaction, { ...setting, memberId: id, setBy: 'member' }));
    });

  /** What he wants now takes the place of what waits, also where his limit is to stay as it is. Resolves with what waits then. */
  const set = (member: Member, wanted: Wanted): Promise<Result<LimitChange | null, 'quota_exceeded'>> =>
    held(member, async (store, put) => {
      const now = clock.now();
      const { kind, amountMinor } = wanted;
      const change = changeFor(newId(), wanted, await store.ownLimitOf(member.id, kind), now);
      const waiting = (await store.waitingOf(member.id)).find((one) => one.kind === kind);
      const isRepeat = change?.state === 'WAITING' && waiting?.afterMinor === amountMinor && isWaiting(waiting, now);
      if (isRepeat) return ok(waiting);
      const since = new Date(now.getTime() - dayMs);
      if ((await store.askedSince(member.id, since)) >= maxChangesOfDay) return fail('quota_exceeded');
      if (waiting) await store.decide(member.id, waiting.id, isWaiting(waiting, now) ? 'REPLACED' : 'LAPSED', now);
      if (!change) return ok(null);
      await store.insert(member.id, member.brandId, change);
      if (change.state === 'WAITING') return ok(change);
      await put({ brandId: member.brandId, kind, amountMinor });
      return ok(null);
    });

  const decide = (
    member: Member,
    { kind, changeId, decision }: Decision,
  ): Promise<Result<Record<string, never>, 'not_found' | 'already_decided' | 'operation_not_allowed'>> =>
    held(member, async (store, put) => {
      const now = clock.now();
      const change = await store.find(member.id, changeId);
      if (change?.kind !== kind) return fail('not_found');
      const to = decision === 'confirm' ? 'CONFIRMED' : 'WITHDRAWN';
      const state = stateAt(change.state, change, now);
      if (state === to) return ok({});
      if (state !== 'WAITING') return fail('already_decided');
      if (!mayBecome(state, to, 'member', change, now)) return fail('operation_not_allowed');
      await store.decide(member.id, changeId, to, now);
      if (to === 'CONFIRMED') await put({ brandId: member.brandId, kind, amountMinor: change.afterMinor });
      return ok({});
    });

  return { set, decide };
}
