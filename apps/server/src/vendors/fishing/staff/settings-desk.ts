import { type LevelKey, waterOf, waters } from '@baize/games/fishing';
import { formatAmount, parseAmount } from '@baize/money';
import { withTables } from '../../../platform/database/database.ts';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { FishingHub } from '../dependencies.ts';
import { closeRoom } from '../engine/closing.ts';
import type { FishingTables } from '../schema.ts';
import { scopeOf } from '../sessions.ts';
import { defaultSettings, type LevelSettings, settingsOfWater } from '../settings.ts';
import type { DeskPorts } from './desk-ports.ts';

const settingsView = ({ isOn, stepMinor, entrySteps }: LevelSettings, exponent: number) => ({
  isOn,
  smallestBet: formatAmount(stepMinor, exponent),
  entrySteps,
});

/** Bets and entries of the own brand; a room keeps its bets, so those with others close after the running batch. */
export function createSettingsDesk(
  { database, staffPorts, cashPoolOf }: DeskPorts,
  hub: FishingHub,
): HandlersOf<'staffFishingSettings' | 'staffFishingSettingsSet'> {
  const tables = withTables<FishingTables>(database);
  const scopeOfBrand = ({ id, currency }: RequestBrand) => scopeOf(cashPoolOf(id), currency.code);

  const closeOthers = async (of: { scope: string; gameCode: string; level: LevelKey }, next: LevelSettings) => {
    const rooms = await tables
      .selectFrom('fishing.rooms')
      .select('id')
      .where('scope', '=', of.scope)
      .where('game_code', '=', of.gameCode)
      .where('level', '=', of.level)
      .where('status', '!=', 'closed')
      .$if(next.isOn, (query) => query.where('step_minor', '!=', next.stepMinor))
      .execute();
    for (const { id } of rooms) {
      await closeRoom(tables, id, 'closed');
      hub.seatsChanged(id);
    }
  };

  return {
    staffFishingSettings: async ({ brand }) => {
      const { exponent } = brand.currency;
      const scope = scopeOfBrand(brand);
      const lists = await Promise.all(
        waters.map(async ({ gameCode }) =>
          (await settingsOfWater(tables, { scope, gameCode })).map(({ level, settings, isOwn }) => ({
            ...{ gameCode, level, isOwn },
            settings: settingsView(settings, exponent),
            usual: settingsView(defaultSettings(level, exponent), exponent),
          })),
        ),
      );
      return ok({ levels: lists.flat() });
    },
    staffFishingSettingsSet: async ({ staff, ip, brand, body: { gameCode, level, settings, reason } }) => {
      if (waterOf(gameCode) === null) return fail('game_not_found');
      const { exponent } = brand.currency;
      const parsed = parseAmount(settings.smallestBet, exponent, 'positive');
      if (!parsed.ok) return fail('invalid_input', { fields: { smallestBet: { key: parsed.fault } } });
      const scope = scopeOfBrand(brand);
      const next = { isOn: settings.isOn, stepMinor: parsed.amountMinor, entrySteps: settings.entrySteps };
      const usual = defaultSettings(level, exponent);
      const before = (await settingsOfWater(tables, { scope, gameCode })).find((one) => one.level === level);
      const own = {
        is_on: next.isOn,
        step_minor: next.stepMinor === usual.stepMinor ? null : next.stepMinor,
        entry_steps: next.entrySteps === usual.entrySteps ? null : next.entrySteps,
      };
      await tables
        .insertInto('fishing.settings')
        .values({ scope, game_code: gameCode, level, ...own })
        .onConflict((conflict) => conflict.columns(['scope', 'game_code', 'level']).doUpdateSet(own))
        .execute();
      await closeOthers({ scope, gameCode, level }, next);
      await staffPorts.audit(
        { staff, ip },
        {
          act: 'setFishingSettings',
          subject: `fishing:${gameCode}/${level}`,
          reason,
          ...(before ? { before: settingsView(before.settings, exponent) } : {}),
          after: settingsView(next, exponent),
        },
      );
      return ok({});
    },
  };
}
