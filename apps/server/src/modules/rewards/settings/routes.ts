import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { runStatement } from '../statements.ts';
import { SettingsFault } from './amounts.ts';
import { checkSettings } from './rules.ts';
import type { RewardSettingsStore } from './store.ts';

/** The desk where staff writes what the brand says of its rewards. */
export function settingsRoutes(
  { database, auditStatement }: Pick<RewardDependencies, 'database' | 'auditStatement'>,
  settings: RewardSettingsStore,
): HandlersOf<'staffRewardSettings' | 'staffRewardSettingsSet'> {
  return {
    staffRewardSettings: async ({ staff, data }) => {
      const { content, version, changedAt, changedBy } = await settings.newest(staff.brandId, data.kind);
      return ok({ content, version, changedAt: changedAt?.toISOString() ?? null, changedBy });
    },
    staffRewardSettingsSet: async ({ brand, staff, ip, body }) => {
      const { content, version, reason } = body;
      try {
        checkSettings(content, brand.currency.exponent);
      } catch (error) {
        if (!(error instanceof SettingsFault)) throw error;
        return fail('invalid_input', { fields: { [`content.${error.field}`]: { key: error.key } } });
      }
      const { brandId } = staff;
      const { content: before } = await settings.newest(brandId, content.kind);
      const isWritten = await database.transaction().execute(async (transaction) => {
        const next = { brandId, content, version, changedBy: staff.username };
        if (!(await settings.write(transaction, next))) return false;
        const subject = `rewards:${content.kind}`;
        const deed = { act: 'setRewardSettings', subject, reason, before, after: content };
        await runStatement(transaction, auditStatement({ staff, ip }, deed));
        return true;
      });
      settings.forget();
      return isWritten ? ok({ version: version + 1 }) : fail('already_decided');
    },
  };
}
