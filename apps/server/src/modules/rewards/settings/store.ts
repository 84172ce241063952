import type { RewardSettingKind, RewardSettings } from '@baize/contract';
import { CompiledQuery, sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import { createTtlMemo } from '../../../platform/ttl-memo.ts';
import { type AllSettings, defaultSettings } from './defaults.ts';

export interface KeptSettings<K extends RewardSettingKind> {
  content: AllSettings[K];
  /** 0: the default, nobody has written one. */
  version: number;
  changedAt: Date | null;
  changedBy: string;
}

/** Every claim and every page asks for these. */
const freshMs = 3_000;

/** What brands say of their rewards, and its versions. */
export function createRewardSettings({ database, clock }: { database: Database; clock: Clock }) {
  const newest = async <K extends RewardSettingKind>(brandId: string, kind: K): Promise<KeptSettings<K>> => {
    const { rows } = await sql<KeptSettings<K>>`
      select content, version, changed_at as "changedAt", changed_by as "changedBy" from reward_settings
      where brand_id = ${brandId} and kind = ${kind} order by version desc limit 1`.execute(database);
    return rows[0] ?? { content: defaultSettings[kind], version: 0, changedAt: null, changedBy: '' };
  };
  const memo = createTtlMemo({
    clock,
    lifeMs: freshMs,
    load: (key: string) => {
      const [brandId = '', kind] = key.split(' ');
      return newest(brandId, kind as RewardSettingKind);
    },
  });

  return {
    newest,
    /** What counts now; other processes follow within seconds. */
    of: async <K extends RewardSettingKind>(brandId: string, kind: K): Promise<AllSettings[K]> =>
      (await memo.get(`${brandId} ${kind}`)).content as AllSettings[K],
    /** False: another version came meanwhile. */
    write: async (
      transaction: DatabaseTransaction,
      next: { brandId: string; content: RewardSettings; version: number; changedBy: string },
    ): Promise<boolean> => {
      const { brandId, content, version, changedBy } = next;
      const { rows } = await transaction.executeQuery(
        CompiledQuery.raw(insertVersion, [
          brandId,
          content.kind,
          version + 1,
          JSON.stringify(content),
          changedBy,
          clock.now(),
        ]),
      );
      return rows.length === 1;
    },
    forget: memo.forget,
  };
}
export type RewardSettingsStore = ReturnType<typeof createRewardSettings>;

const insertVersion = `
  insert into reward_settings (brand_id, kind, version, content, changed_by, changed_at)
  select $1, $2, $3, $4, $5, $6
  where coalesce((select max(version) from reward_settings where brand_id = $1 and kind = $2), 0) = $3 - 1
  on conflict do nothing returning 1`;
