import { formatAmount, parseAmount } from '@baize/money';
import { sql } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { findRoomKind, type RoomKind, roomKinds, type Stake } from '../room-kinds.ts';
import type { RoomTables } from '../schema.ts';
import { scopeOf } from '../scopes.ts';
import { defaultSettings, entryOf, settingsOfGame, type TableSettings } from '../settings.ts';
import type { DeskPorts } from './desk-ports.ts';

const secondMs = 1_000;
const largestEntry = 10_000;

const settingsView = ({ baseMinor, timeBankMs, pauseMs, ...settings }: TableSettings, exponent: number) => ({
  ...settings,
  base: formatAmount(baseMinor, exponent),
  timeBankSeconds: Math.round(timeBankMs / secondMs),
  pauseSeconds: Math.round(pauseMs / secondMs),
});
type Sent = ReturnType<typeof settingsView>;

/** What is outside a game's rules, by field. */
function faultsOf(kind: RoomKind, { seats, minEntry, maxEntry }: Sent) {
  const range = (min: number, max: number) => ({ key: 'field_range', min, max });
  const lowest = Number(kind.minEntry);
  return {
    ...(seats > kind.game.maxPlayers ? { seats: range(2, kind.game.maxPlayers) } : {}),
    ...(minEntry < lowest ? { minEntry: range(lowest, largestEntry) } : {}),
    ...(maxEntry < minEntry ? { maxEntry: range(minEntry, largestEntry) } : {}),
  };
}

/** Tables and rakes of the own brand; a hand keeps the rake that it began with, and a room its stakes and seats: it closes after its hand where they change. */
export function createSettingsDesk(ports: DeskPorts): HandlersOf<'staffRoomSettings' | 'staffRoomSettingsSet'> {
  const { database, clock, staffPorts, cashPoolOf } = ports;
  const tables = withTables<RoomTables>(database);
  const scopeOfBrand = ({ id, currency }: RequestBrand) => scopeOf(cashPoolOf(id), currency.code);

  const store = async (
    scope: string,
    kind: RoomKind,
    { stake, usual, next }: { stake: Stake; usual: TableSettings; next: TableSettings },
  ) => {
    const key = { scope, game_code: kind.game.gameCode, stake: stake.key };
    const own = <Name extends keyof TableSettings>(name: Name) => (next[name] === usual[name] ? null : next[name]);
    const row = {
      is_on: next.isOn,
      rake_10k: own('rake10k'),
      rake_cap: next.rakeCap,
      base_minor: own('baseMinor'),
      seats: own('seats'),
      min_entry: own('minEntry'),
      max_entry: own('maxEntry'),
      time_bank_ms: own('timeBankMs'),
      pause_ms: own('pauseMs'),
    };
    await tables
      .insertInto('rooms.settings')
      .values({ ...key, ...row })
      .onConflict((conflict) => conflict.columns(['scope', 'game_code', 'stake']).doUpdateSet(row))
      .execute();
  };

  /** Rooms that are laid out otherwise close after their hands; the next player finds a new one. */
  const closeOthers = (scope: string, kind: RoomKind, stake: Stake, next: TableSettings) => {
    const { minMinor, maxMinor, feeMinor } = entryOf(kind, next);
    return sql`update rooms.rooms set status = 'closing', version = version + 1, due_at = ${clock.now()}
      where scope = ${scope} and game_code = ${kind.game.gameCode} and stake = ${stake.key} and status = 'open'
        and (not ${next.isOn}::boolean or base_minor <> ${next.baseMinor} or seats <> ${next.seats}::int
          or min_entry_minor <> ${minMinor} or max_entry_minor <> ${maxMinor}
          or fee_minor is distinct from ${feeMinor}::bigint)`.execute(database);
  };

  return {
    staffRoomSettings: async ({ brand }) => {
      const { exponent } = brand.currency;
      const lists = await Promise.all(
        roomKinds.map(async (kind) =>
          (await settingsOfGame(tables, kind, scopeOfBrand(brand))).map(({ stake, settings, isOwn }) => ({
            gameCode: kind.game.gameCode,
            stake: stake.key,
            isOwn,
            settings: settingsView(settings, exponent),
            usual: settingsView(defaultSettings(kind, stake, exponent), exponent),
            most: { seats: kind.game.maxPlayers },
            isTournament: kind.isTournament ?? false,
          })),
        ),
      );
      return ok({ stakes: lists.flat() });
    },
    staffRoomSettingsSet: async ({ staff, ip, brand, body: { gameCode, stake: key, settings, reason } }) => {
      const kind = findRoomKind(gameCode);
      const stake = kind?.stakes.find((one) => one.key === key);
      if (!kind || !stake) return fail('game_not_found');
      const { exponent } = brand.currency;
      const { base, timeBankSeconds, pauseSeconds, ...rest } = settings;
      const parsed = parseAmount(base, exponent, 'positive');
      if (!parsed.ok) return fail('invalid_input', { fields: { base: { key: parsed.fault } } });
      const faults = faultsOf(kind, settings);
      if (Object.keys(faults).length > 0) return fail('invalid_input', { fields: faults });
      const next: TableSettings = {
        ...rest,
        baseMinor: parsed.amountMinor,
        timeBankMs: timeBankSeconds * secondMs,
        pauseMs: pauseSeconds * secondMs,
      };
      const scope = scopeOfBrand(brand);
      const before = (await settingsOfGame(tables, kind, scope)).find((one) => one.stake.key === key)?.settings;
      const usual = defaultSettings(kind, stake, exponent);
      await store(scope, kind, { stake, usual, next });
      await closeOthers(scope, kind, stake, next);
      await staffPorts.audit(
        { staff, ip },
        {
          act: 'setRoomSettings',
          subject: `rooms:${gameCode}/${key}`,
          reason,
          ...(before ? { before: settingsView(before, exponent) } : {}),
          after: settingsView(next, exponent),
        },
      );
      return ok({});
    },
  };
}
