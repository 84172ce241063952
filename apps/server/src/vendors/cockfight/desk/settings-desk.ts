import { arenas as allArenas, arenaOf } from '@baize/games/cockfight';
import { formatAmount, parseAmount } from '@baize/money';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { VendorPorts } from '../../vendor.ts';
import { playerPool } from '../players.ts';
import type { Arenas } from '../service.ts';
import { defaultSettings, type PoolSettings } from '../settings.ts';

const amounts = ['minStake', 'maxStake', 'memberMax', 'maxLiability'] as const;
const largestAmount = 1_000_000_000;
type AmountName = (typeof amounts)[number];
const minorName = (name: AmountName) => `${name}Minor` as const;

function settingsView(settings: PoolSettings, exponent: number) {
  const shown = (name: AmountName) => formatAmount(settings[minorName(name)], exponent);
  return {
    minStake: shown('minStake'),
    maxStake: shown('maxStake'),
    memberMax: shown('memberMax'),
    maxLiability: shown('maxLiability'),
    bddOdds: settings.bddOdds,
    ftdOdds: settings.ftdOdds,
  };
}
type Sent = ReturnType<typeof settingsView>;

/** Settings as they were sent, or the fields that are no amounts or not in their order. */
function readSettings(sent: Sent, exponent: number) {
  const fields: Record<string, { key: string; min?: number; max?: number }> = {};
  const minor = {} as Record<`${AmountName}Minor`, bigint>;
  for (const name of amounts) {
    const parsed = parseAmount(sent[name], exponent, 'positive');
    if (parsed.ok) minor[minorName(name)] = parsed.amountMinor;
    else fields[name] = { key: parsed.fault };
  }
  if (Object.keys(fields).length > 0) return { ok: false as const, fields };
  // Each bound holds the one before it.
  for (const [index, name] of amounts.entries()) {
    const before = amounts[index - 1];
    if (before && minor[minorName(name)] < minor[minorName(before)])
      fields[name] = { key: 'field_range', min: Number(sent[before]), max: largestAmount };
  }
  if (Object.keys(fields).length > 0) return { ok: false as const, fields };
  return { ok: true as const, settings: { ...minor, bddOdds: sent.bddOdds, ftdOdds: sent.ftdOdds } };
}

/** Limits and odds of draws of the own brand, and timings for all; they hold from the next programme on. */
export function createSettingsDesk(
  { staffPorts, cashPoolOf }: Pick<VendorPorts, 'staffPorts' | 'cashPoolOf'>,
  { fights, settings, defaultTimings }: Pick<Arenas, 'fights' | 'settings' | 'defaultTimings'>,
): HandlersOf<'staffFightSettings' | 'staffFightSettingsSet' | 'staffFightTimingsSet'> {
  const poolOf = ({ id, currency }: RequestBrand) => playerPool(cashPoolOf(id), currency.code);
  const programmeOf = async (arena: string) => (await fights.current(arena))?.programme ?? 0;
  const secondsOf = async (arena: string, programme: number) => {
    const { bettingMs, pauseMs } = await settings.timingsFor(arena, programme, defaultTimings);
    return { bettingSeconds: Math.round(bettingMs / 1_000), pauseSeconds: Math.round(pauseMs / 1_000) };
  };

  return {
    staffFightSettings: async ({ brand }) => {
      const { exponent } = brand.currency;
      const pool = poolOf(brand);
      const list = await Promise.all(
        allArenas.map(async (arena) => {
          const programme = await programmeOf(arena.code);
          const at = async (number: number) => ({
            settings: settingsView(await settings.settingsOf(arena.code, pool, number), exponent),
            timings: await secondsOf(arena.code, number),
          });
          return {
            ...{ arena: arena.code, programme, now: await at(programme), next: await at(programme + 1) },
            usual: settingsView(defaultSettings(arena), exponent),
          };
        }),
      );
      return ok({ arenas: list });
    },
    staffFightSettingsSet: async ({ staff, ip, brand, body: { arena, settings: sent, reason } }) => {
      const { exponent } = brand.currency;
      const read = readSettings(sent, exponent);
      if (!read.ok) return fail('invalid_input', { fields: read.fields });
      const from = (await programmeOf(arena)) + 1;
      const before = await settings.settingsOf(arena, poolOf(brand), from);
      await settings.set(arena, poolOf(brand), from, read.settings);
      const [old, next] = [before, read.settings].map((one) => settingsView(one, exponent));
      await staffPorts.audit(
        { staff, ip },
        {
          ...{ act: 'setArenaSettings', subject: `arena:${arenaOf(arena).code}`, reason },
          ...{ before: { ...old }, after: { ...next, fromProgramme: from } },
        },
      );
      return ok({});
    },
    staffFightTimingsSet: async ({ staff, ip, body: { arena, timings, reason } }) => {
      const from = (await programmeOf(arena)) + 1;
      const before = await secondsOf(arena, from);
      await settings.setTimings(arena, from, timings);
      const after = { ...timings, fromProgramme: from };
      await staffPorts.audit(
        { staff, ip },
        { act: 'setArenaTimings', subject: `arena:${arena}`, reason, before, after },
      );
      return ok({});
    },
  };
}
