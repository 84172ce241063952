import type { CallName, Calls, CallValue } from '@baize/contract';
import { type Arena, arenaOf, canCorrect, type FightOutcome, fightBets, fightCanBecome } from '@baize/games/cockfight';
import { formatAmount } from '@baize/money';
import { sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { VendorPorts } from '../../vendor.ts';
import { boardOf, liabilityOf, sumsOf, toteOfSums } from '../fights/board.ts';
import { shownCourse } from '../fights/course.ts';
import { playerPool } from '../players.ts';
import type { FightRow } from '../schema.ts';
import type { Arenas } from '../service.ts';
import { createSettingsDesk } from './settings-desk.ts';

export type DeskCalls = Extract<CallName, `staffFight${string}`>;
type ShownFight = CallValue<Calls['staffFights']>['rows'][number];
type ListedRow = FightRow & { bets: number; staked: bigint; returned: bigint | null };

const listed = sql`f.*, coalesce(s.bets, 0)::int as bets, coalesce(s.staked, 0)::bigint as staked, s.returned`;
/** With the bets of one pool: each brand sees its own, in its currency, without trial accounts. */
const withBets = (pool: string) => sql`cockfight.fights f left join lateral (
  select count(*)::int as bets, sum(risk_minor)::bigint as staked, sum(return_minor)::bigint as returned
  from cockfight.bets b where b.fight_id = f.id and b.pool = ${pool} and b.state <> 'REJECTED') s on true`;

const shown = (minor: bigint, { currency }: RequestBrand): string => formatAmount(minor, currency.exponent);

function rowView(row: ListedRow, brand: RequestBrand): ShownFight {
  const { id: fightId, arena, programme, number, state, meron, wala, outcome } = row;
  return {
    ...{ fightId, arena: arena as ShownFight['arena'], programme, number, state, meron, wala, outcome },
    cancelGround: row.cancel_ground,
    openedAt: row.opened_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    bets: row.bets,
    staked: shown(row.staked, brand),
    returned: row.returned === null ? null : shown(row.returned, brand),
  };
}

/**
 * What a result may be corrected to (ADR-152): that of the committed course, or a cancellation, whichever does not stand. Null: it may not, for
 * it was corrected before, its programme is over, or it was never fought.
 */
function correctionOf(fight: FightRow, current: FightRow | undefined): FightOutcome | null {
  const isSameProgramme = current?.programme === fight.programme;
  if (fight.state !== 'SETTLED' || !canCorrect(fight.corrections, isSameProgramme)) return null;
  const drawn = shownCourse(fight)?.outcome;
  if (drawn === undefined) return null;
  return fight.outcome === drawn ? 'CANCEL' : drawn;
}

/** The calls of the operator's staff for the arenas. */
export function createCockfightDesk(
  { database, staffPorts, cashPoolOf }: Pick<VendorPorts, 'database' | 'staffPorts' | 'cashPoolOf'>,
  arenas: Pick<Arenas, 'fights' | 'cancel' | 'settings' | 'defaultTimings'>,
  onChange: (arena: Arena) => void,
): HandlersOf<DeskCalls> {
  const { fights } = arenas;
  const poolOf = ({ id, currency }: RequestBrand) => playerPool(cashPoolOf(id), currency.code);

  return {
    ...createSettingsDesk({ staffPorts, cashPoolOf }, arenas),
    staffFights: async ({ data, brand }) => {
      const { rows, total } = await selectPage<ListedRow, typeof data.sort>(
        database,
        {
          columns: listed,
          from: withBets(poolOf(brand)),
          where: sql`(${data.arena ?? null}::text is null or f.arena = ${data.arena ?? null})
            and (${data.state ?? null}::text is null or f.state = ${data.state ?? null})`,
          sorts: { openedAt: sql`f.opened_at` },
          tieBreak: sql`f.id`,
        },
        data,
      );
      return ok({ rows: rows.map((row) => rowView(row, brand)), total });
    },

    staffFight: async ({ params: { fightId }, brand }) => {
      const { rows } =
        await sql<ListedRow>`select ${listed} from ${withBets(poolOf(brand))} where f.id = ${fightId}`.execute(
          database,
        );
      const [fight] = rows;
      if (!fight) return fail('not_found');
      const arena = arenaOf(fight.arena);
      const [sums, current] = await Promise.all([
        sumsOf(database, { fightId, pool: poolOf(brand) }),
        fights.current(fight.arena),
      ]);
      const own = await arenas.settings.arenaFor(arena, poolOf(brand), fight.programme);
      const odds = boardOf(own, fight, sums);
      const tote = toteOfSums(arena, fight, sums);
      return ok({
        fight: rowView(fight, brand),
        board: fightBets.map((bet) => ({
          ...{ bet, odds: odds[bet], bets: sums[bet].bets, staked: shown(sums[bet].riskMinor, brand) },
          liability: shown(liabilityOf(arena, sums, bet.toUpperCase() as Uppercase<typeof bet>), brand),
        })),
        tote: tote && {
          meronPer100: shown(tote.meronPer100Minor, brand),
          walaPer100: shown(tote.walaPer100Minor, brand),
          isCancelled: tote.isCancelled,
        },
        serverSeedHash: fight.server_seed_hash,
        serverSeed: fight.server_seed,
        clientSeed: fight.client_seed,
        cancelReason: fight.cancel_reason,
        correctedFrom: fight.corrected_from,
        canCancel: fight.state !== 'FIGHTING' && fight.state !== 'SETTLED' && fightCanBecome(fight.state, 'RESULT'),
        correctsTo: correctionOf(fight, current),
      });
    },

    staffFightCancel: async ({ staff, ip, params: { fightId }, body: { reason } }) => {
      const fight = await fights.find(fightId);
      if (!fight) return fail('not_found');
      // The result of a fight that has begun is known; it is only corrected, in sight of everybody.
      if (fight.state === 'FIGHTING' || fight.state === 'SETTLED' || fight.state === 'RESULT')
        return fail('round_closed');
      if (!(await arenas.cancel(fight, 'staff', { cancel_reason: reason }))) return fail('round_closed');
      const done = { act: 'cancelFight', subject: `fight:${fightId}`, reason };
      await staffPorts.audit(
        { staff, ip },
        { ...done, before: { state: fight.state }, after: { state: 'RESULT', outcome: 'CANCEL' } },
      );
      onChange(arenaOf(fight.arena));
      return ok({});
    },

    staffFightCorrect: async ({ staff, ip, params: { fightId }, body: { outcome, reason } }) => {
      const fight = await fights.find(fightId);
      if (!fight) return fail('not_found');
      const correctsTo = correctionOf(fight, await fights.current(fight.arena));
      if (correctsTo === null) return fail('round_closed');
      if (outcome !== correctsTo) return fail('choice_not_offered');
      const corrected = { outcome, corrections: 1, corrected_from: fight.outcome, cancel_reason: reason };
      if (!(await fights.advance(fightId, 'SETTLED', 'RESULT', corrected))) return fail('round_closed');
      const done = { act: 'correctFight', subject: `fight:${fightId}`, reason };
      await staffPorts.audit({ staff, ip }, { ...done, before: { outcome: fight.outcome }, after: { outcome } });
      onChange(arenaOf(fight.arena));
      return ok({});
    },
  };
}
