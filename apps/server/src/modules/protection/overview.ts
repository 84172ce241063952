import { type Calls, type CallValue, type OwnLimitKind, ownLimitKinds } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import { type PlayBar, shownBar, standingBar } from '../../platform/play-bar.ts';
import type { ProtectionDependencies, Standing } from './dependencies.ts';
import { measureOf, spanOf } from './limit-rules.ts';
import { stateAt } from './limit-states.ts';
import { createLimitStore } from './limit-store.ts';
import type { LimitChange } from './schema.ts';

interface Question {
  memberId: string;
  brandId: string;
  /** Decimals of the currency. */
  exponent: number;
}

export const shownWaiting = ({ id, afterMinor, readyAt, lapsesAt }: LimitChange, exponent: number) => ({
  id,
  amount: afterMinor === null ? null : shownAmount(afterMinor, exponent),
  readyAt: readyAt.toISOString(),
  lapsesAt: lapsesAt.toISOString(),
});

const usedOf = ({ use }: Standing, kind: OwnLimitKind) => {
  const sums = use.find(({ span }) => span === spanOf(kind));
  if (!sums) throw new TypeError('a member without a play account has no limits');
  const usedMinor = { deposit: sums.depositedMinor, loss: sums.lostMinor, stake: sums.stakedMinor }[measureOf(kind)];
  return { usedMinor, renewsAt: sums.until.toISOString() };
};

/** Everything that protects a member, as he and staff see it. */
export function createOverview(deps: Pick<ProtectionDependencies, 'database' | 'clock' | 'ledger' | 'brands'>) {
  const { database, clock } = deps;

  const rowOf = async (memberId: string) => {
    const { rows } = await sql<{ kind: PlayBar['kind'] | null; until: Date | null; minutes: number | null }>`
      select play_bar as kind, play_barred_until as until, reminder_minutes as minutes from members
      where id = ${memberId}`.execute(database);
    return rows[0];
  };

  return async ({ memberId, brandId, exponent }: Question): Promise<CallValue<Calls['protection']>> => {
    const now = clock.now();
    const [books, row, waiting, settings] = await Promise.all([
      deps.ledger.limitsOf(memberId, now),
      rowOf(memberId),
      createLimitStore(database).waitingOf(memberId),
      deps.brands.settingsOf(brandId),
    ]);
    if (!books || !row) throw new TypeError(`there is no member ${memberId}`);
    const amount = (minor: bigint | null | undefined) => (minor == null ? null : shownAmount(minor, exponent));
    const limits = ownLimitKinds.map((kind) => {
      const limit = books.limits.find((one) => one.kind === kind);
      const { usedMinor, renewsAt } = usedOf(books, kind);
      const change = waiting.find((one) => one.kind === kind && stateAt(one.state, one, now) === 'WAITING');
      return {
        kind,
        amount: amount(limit?.ownMinor),
        operatorAmount: amount(limit?.staffMinor),
        used: shownAmount(usedMinor, exponent),
        renewsAt,
        waiting: change ? shownWaiting(change, exponent) : null,
      };
    });
    const bar = standingBar(row.kind && { kind: row.kind, until: row.until }, now);
    const { raiseDelayHours, secondYesDays } = settings.protection;
    return {
      limits,
      bar: bar && shownBar(bar),
      reminder: { minutes: row.minutes, brandMinutes: settings.play.realityCheckMinutes },
      raiseDelayHours,
      secondYesDays,
    };
  };
}
