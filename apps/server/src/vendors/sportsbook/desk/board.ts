import type { BookCode, Calls, CallValue } from '@baize/contract';
import { parseAmount } from '@baize/money';
import { sql } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { exposuresOf, matchLiability, type SelectionExposure } from '../bets/exposure.ts';
import type { KnownMatch, MatchControls } from '../matches/match.ts';
import { matchAt } from '../matches/match-clock.ts';
import type { SportsbookTables } from '../schema.ts';
import { boardMarkets, outcomeView } from './board-view.ts';
import { type Desk, placeOf, shown } from './desk-books.ts';
import { linkedBets } from './linked-bets.ts';

type BoardRow = CallValue<Calls['staffBookMatches']>['rows'][number];
type Source = BoardRow['source'];

function rowOf(
  match: KnownMatch,
  place: { vendorCode: BookCode; source: Source },
  exposures: readonly SelectionExposure[],
  { now, brand }: { now: Date; brand: RequestBrand },
): BoardRow {
  const own = exposures.filter(({ matchId }) => matchId === match.id);
  const { state, minute, score, isSuspended } = matchAt(match, now);
  return {
    ...place,
    matchId: match.id,
    sport: match.sport,
    league: match.leagueName,
    home: match.home,
    away: match.away,
    startsAt: match.startsAt.toISOString(),
    state,
    minute,
    score,
    isSuspended,
    bets: own.reduce((sum, { bets, parlays }) => sum + bets + parlays, 0),
    staked: shown(
      own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
      brand,
    ),
    liability: shown(matchLiability(own, match.id), brand),
  };
}

/** How a state is asked of the table: a source outside says it, a simulated match follows the time. */
const isInState = (state: BoardRow['state'] | undefined, now: Date) => {
  if (state === undefined) return sql`true`;
  if (state === 'finished') return sql`m.ends_at <= ${now}`;
  const begun = sql`(case when m.board is null then m.starts_at <= ${now} else m.board->>'state' <> 'scheduled' end)`;
  return state === 'live' ? sql`m.ends_at > ${now} and ${begun}` : sql`m.ends_at > ${now} and not ${begun}`;
};

const like = (search: string | undefined) => {
  if (!search) return sql`true`;
  const pattern = beginningWith(search.toLowerCase());
  return sql`(lower(m.home) like ${pattern} or lower(m.away) like ${pattern} or m.id = ${search})`;
};

/** Matches, their trading board, and what traders set on them. */
export function createBoardDesk(desk: Desk): HandlersOf<'staffBookMatches' | 'staffBookMatch' | 'staffBookControls'> {
  const { ports, bookOf } = desk;
  const { database, clock, staffPorts } = ports;
  return {
    staffBookMatches: async ({ data, brand }) => {
      const now = clock.now();
      const { rows, total } = await selectPage<{ id: string; vendorCode: BookCode; source: Source }, typeof data.sort>(
        database,
        {
          columns: sql`m.id, m.vendor_code as "vendorCode", m.source`,
          from: sql`sportsbook.matches m`,
          where: sql`(${data.vendorCode ?? null}::text is null or m.vendor_code = ${data.vendorCode ?? null})
            and (${data.source ?? null}::text is null or m.source = ${data.source ?? null})
            and ${isInState(data.state, now)} and ${like(data.search)}`,
          sorts: { startsAt: sql`m.starts_at`, league: sql`m.league || m.league_name` },
          tieBreak: sql`m.id`,
        },
        data,
      );
      const ids = rows.map(({ id }) => id);
      const codes = [...new Set(rows.map(({ vendorCode }) => vendorCode))];
      const found = await Promise.all(codes.map((code) => bookOf(code).matches.byId(ids)));
      const known = new Map(found.flatMap((matches) => [...matches]));
      const exposures = await exposuresOf(database, ids);
      const shownRows = rows.flatMap(({ id, ...place }) => {
        const match = known.get(id);
        return match ? [rowOf(match, place, exposures, { now, brand })] : [];
      });
      return ok({ rows: shownRows, total });
    },

    staffBookMatch: async ({ params: { matchId }, brand }) => {
      const place = await placeOf(database, matchId);
      if (!place) return fail('not_found');
      const book = bookOf(place.vendorCode);
      const match = (await book.matches.byId([matchId])).get(matchId);
      if (!match) return fail('not_found');
      const now = clock.now();
      const exposures = await exposuresOf(database, [matchId]);
      const { rows: waiting } = await sql<{ id: string }>`select id from sportsbook.results
        where match_id = ${matchId} and state in ('PROPOSED', 'APPROVED')`.execute(database);
      const { rows: held } = await sql<{ market: string }>`select distinct market from sportsbook.bet_legs
        where match_id = ${matchId} order by market`.execute(database);
      const { maxStakeMinor, moves, suspendedMarkets, isSuspended, marginPercent } = match.controls;
      return ok({
        match: rowOf(match, place, exposures, { now, brand }),
        controls: {
          isSuspended,
          marginPercent,
          suspendedMarkets: [...suspendedMarkets],
          moves: [...moves],
          maxStake: maxStakeMinor === null ? null : shown(BigInt(maxStakeMinor), brand),
        },
        markets: boardMarkets(match, book.priceOf(match, matchAt(match, now)), exposures, brand),
        outcome: outcomeView(match, now),
        runners: match.cup?.cup.runners.map(({ name }) => name) ?? [],
        linked: await linkedBets(desk, place.vendorCode, matchId),
        betMarkets: held.map(({ market }) => market),
        waitingResultId: waiting[0]?.id ?? null,
      });
    },

    staffBookControls: async ({ staff, ip, params: { matchId }, body, brand }) => {
      const place = await placeOf(database, matchId);
      if (!place) return fail('not_found');
      const match = (await bookOf(place.vendorCode).matches.byId([matchId])).get(matchId);
      if (!match) return fail('not_found');
      if (match.endsAt <= clock.now()) return fail('round_closed');
      const { reason, maxStake, ...set } = body;
      const parsed = maxStake === null ? null : parseAmount(maxStake, brand.currency.exponent, 'positive');
      if (parsed && !parsed.ok) return fail('invalid_input', { fields: { maxStake: { key: parsed.fault } } });
      const controls: MatchControls = { ...set, maxStakeMinor: parsed ? `${parsed.amountMinor}` : null };
      await withTables<SportsbookTables>(database)
        .updateTable('sportsbook.matches')
        .set({ controls: JSON.stringify(controls) })
        .where('id', '=', matchId)
        .execute();
      const done = { act: 'setMatchControls', subject: `match:${matchId}`, reason };
      await staffPorts.audit({ staff, ip }, { ...done, before: match.controls, after: controls });
      return ok({});
    },
  };
}
