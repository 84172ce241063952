import { parseAmount } from '@baize/money';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { shownBar } from '../../platform/play-bar.ts';
import { fail, ok } from '../../platform/result.ts';
import type { createBars } from './bars.ts';
import type { ProtectionDependencies } from './dependencies.ts';
import { readHistory } from './history.ts';
import { createOwnLimits } from './limits.ts';
import { type createOverview, shownWaiting } from './overview.ts';
import { createReminders } from './reminders.ts';

export type MemberRoutes = HandlersOf<
  'protection' | 'setOwnLimit' | 'decideOwnLimit' | 'setReminder' | 'barOwnPlay' | 'protectionHistory'
>;

/** What a member sees of his protection and does with it. */
export function createMemberRoutes(
  deps: ProtectionDependencies,
  parts: { overview: ReturnType<typeof createOverview>; bar: ReturnType<typeof createBars> },
): MemberRoutes {
  const limits = createOwnLimits(deps);
  const remind = createReminders(deps);

  return {
    protection: async ({ member, brand }) =>
      ok(await parts.overview({ memberId: member.id, brandId: brand.id, exponent: brand.currency.exponent })),

    setOwnLimit: async ({ member, brand, params, body }) => {
      const { exponent } = brand.currency;
      const parsed = body.amount === null ? null : parseAmount(body.amount, exponent, 'notNegative');
      if (parsed && !parsed.ok) return fail('invalid_input', { fields: { amount: { key: parsed.fault } } });
      const { protection: settings } = await deps.brands.settingsOf(brand.id);
      const wanted = { kind: params.kind, amountMinor: parsed?.amountMinor ?? null, settings };
      const set = await limits.set(member, wanted);
      if (!set.ok) return set;
      return ok({ isInForce: set.value === null, waiting: set.value && shownWaiting(set.value, exponent) });
    },

    decideOwnLimit: ({ member, params, body }) =>
      limits.decide(member, { ...body, changeId: body.changeId.toLowerCase(), kind: params.kind }),

    setReminder: ({ member, body }) => remind(member.id, body.minutes),

    barOwnPlay: async ({ member, body }) =>
      ok(shownBar(await parts.bar({ memberId: member.id, length: body.length, setBy: 'member', reason: '' }))),

    protectionHistory: async ({ member, brand, data }) =>
      ok(
        await readHistory(deps.database, {
          ...{ ...data, memberId: member.id },
          ...{ exponent: brand.currency.exponent, now: deps.clock.now() },
        }),
      ),
  };
}
