import type { Calls, CallValue } from '@baize/contract';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../../audit-log/index.ts';
import { readGameList, writeGameList } from '../import/import-games.ts';
import { codesOf, parentsOf } from '../import/known-games.ts';
import type { ImportedGame } from '../import/rows.ts';

type Answer = CallValue<Calls['staffGamesImport']>;
type Known = Omit<ImportedGame, 'isHot' | 'minBetMinor'> & { minBetMinor: string; isOnSale: boolean };

const maxRows = 200;
const maxFaults = 100;
const nothing: Answer = {
  ...{ added: 0, changed: 0, unchanged: 0, onSale: 0, rows: [] },
  ...{ problem: null, faults: [], faultCount: 0 },
};

/** A vendor's list of games as staff reads it in: first what it would change, then the same list again to write it. */
export function createGamesImport(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  auditLog: Pick<AuditLogModule, 'append'>;
}): HandlersOf<'staffGamesImport'> {
  const { database, clock, newId, auditLog } = deps;
  return {
    staffGamesImport: async ({ staff, ip, brand, params: { vendorCode, mode }, upload }) => {
      const vendor = await vendorOf(database, vendorCode);
      if (!vendor) return fail('vendor_not_found');
      const text = new TextDecoder().decode(upload);
      const read = readGameList({
        ...{ text, format: /^\s*[[{]/.test(text) ? 'json' : 'csv', currencyExponent: brand.currency.exponent },
        ...{
          knownParents: await parentsOf(database, vendorCode),
          knownGroups: await codesOf(database, vendorCode, 'groups'),
        },
      });
      if (!read.ok) {
        if ('problem' in read) return ok({ ...nothing, problem: read.problem });
        return ok({ ...nothing, faults: read.faults.slice(0, maxFaults), faultCount: read.faults.length });
      }
      const preview = previewOf(read.games, await knownGames(database, vendorCode, staff.brandId));
      if (mode === 'check') return ok(preview);
      await writeGameList(database, read.games, { vendor, iconUrl: '', brandId: staff.brandId, newId });
      const { added, changed, onSale } = preview;
      const act = { act: 'importGames', subject: `vendor:${vendorCode}`, after: { added, changed, onSale } };
      await auditLog.append(database, staffAct({ staff, ip }, clock.now(), act));
      return ok(preview);
    },
  };
}

async function vendorOf(database: Database, vendorCode: string) {
  const { rows } = await sql<{ displayName: string }>`
    select display_name as "displayName" from vendors where code = ${vendorCode}`.execute(database);
  return rows[0] ? { vendorCode, ...rows[0] } : null;
}

async function knownGames(database: Database, vendorCode: string, brandId: string): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`
    select g.game_code as "gameCode", g.game_type as "gameType", g.game_classify as "gameClassify", g.names,
      g.min_bet_minor::text as "minBetMinor", g.min_line_num as "minLineNum", g.rtp_hundredths as "rtpHundredths", g.volatility,
      g.cover_url as "coverUrl", g.wide_cover_url as "wideCoverUrl", g.default_play_type as "defaultPlayType",
      g.is_group as "isGroup", p.game_code as "parentCode", b.game_id is not null as "isOnSale"
    from games g left join games p on p.id = g.parent_id
    left join brand_games b on b.game_id = g.id and b.brand_id = ${brandId}
    where g.vendor_code = ${vendorCode}`.execute(database);
  return new Map(rows.map((row) => [row.gameCode, row]));
}

/** What a list would change: descriptions of known games alone, their place stays. */
export function previewOf(games: readonly ImportedGame[], known: ReadonlyMap<string, Known>): Answer {
  const lines = games.map((game) => {
    const before = known.get(game.gameCode);
    return {
      game,
      isOnSale: before?.isOnSale ?? false,
      isKnown: before !== undefined,
      fields: fieldsThatDiffer(game, before),
    };
  });
  const differing = lines.filter(({ isKnown, fields }) => !isKnown || fields.length > 0);
  const added = lines.filter(({ isKnown }) => !isKnown).length;
  return {
    ...nothing,
    added,
    changed: differing.length - added,
    unchanged: lines.length - differing.length,
    onSale: lines.filter(({ isOnSale }) => !isOnSale).length,
    rows: differing.slice(0, maxRows).map(({ game, isKnown, fields }) => ({
      gameCode: game.gameCode,
      name: game.names.TY ?? game.gameCode,
      what: isKnown ? ('changed' as const) : ('added' as const),
      fields,
    })),
  };
}

function fieldsThatDiffer({ isHot: _isHot, ...game }: ImportedGame, before: Known | undefined): string[] {
  if (!before) return [];
  const after = { ...game, minBetMinor: `${game.minBetMinor}` };
  return (Object.keys(after) as (keyof typeof after)[]).filter(
    (field) => textOf(after[field]) !== textOf(before[field]),
  );
}

/** Names are the same in whatever order their languages stand. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : JSON.stringify(value ?? null);
