import type { BookCode, Calls, CallValue } from '@baize/contract';
import { sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { StaffPorts } from '../../vendor.ts';
import type { BetRow } from '../bets/bet-store.ts';
import { voidReturnOf } from '../bets/returns.ts';
import { lineText, oddsText } from '../matches/prices.ts';
import { type Desk, nameOf, shown } from './desk-books.ts';

type ShownBet = CallValue<Calls['staffBookBets']>['rows'][number];
type Names = Awaited<ReturnType<StaffPorts['playersOf']>>;

function betRow(bet: BetRow, names: Names, brand: RequestBrand): ShownBet {
  return {
    betId: bet.id,
    vendorCode: bet.vendor_code as BookCode,
    memberId: names.get(bet.player_ref)?.memberId ?? null,
    memberName: nameOf(names, bet.player_ref),
    state: bet.state,
    refusal: bet.refusal,
    choose: bet.choose,
    stake: shown(bet.stake_minor, brand),
    returned: bet.return_minor === null ? null : shown(bet.return_minor, brand),
    legs: bet.legs.map(({ matchId, league, home, away, market, selection, line, odds, isInPlay, scoreAtBet }) => ({
      matchId,
      league,
      home,
      away,
      market,
      selection,
      line: lineText(line),
      odds: oddsText(odds),
      isInPlay,
      scoreAtBet,
    })),
    placedAt: bet.placed_at.toISOString(),
    voidReason: bet.void_reason,
  };
}

/** Bets as they come in, and voids of single ones. */
export function createBetsDesk({ ports, bookOf }: Desk): HandlersOf<'staffBookBets' | 'staffBookBetVoid'> {
  const { database, staffPorts } = ports;

  const namesOf = async (rows: readonly BetRow[]): Promise<Names> => {
    const codes = [...new Set(rows.map(({ vendor_code }) => vendor_code))];
    const refsOf = (code: string) => rows.filter((row) => row.vendor_code === code).map(({ player_ref }) => player_ref);
    const found = await Promise.all(codes.map((code) => staffPorts.playersOf(code, refsOf(code))));
    return new Map(found.flatMap((players) => [...players]));
  };

  return {
    staffBookBets: async ({ staff, ip, data, brand }) => {
      await staffPorts.noteReading({ staff, ip }, `sportsbookBets:${data.page}`);
      const { rows, total } = await selectPage<BetRow, typeof data.sort>(
        database,
        {
          columns: sql`b.*`,
          from: sql`sportsbook.bets b`,
          where: sql`(${data.vendorCode ?? null}::text is null or b.vendor_code = ${data.vendorCode ?? null})
            and (${data.state ?? null}::text is null or b.state = ${data.state ?? null})
            and (${data.matchId ?? null}::text is null
              or b.id in (select bet_id from sportsbook.bet_legs where match_id = ${data.matchId ?? null}))`,
          sorts: { placedAt: sql`b.placed_at`, stake: sql`b.stake_minor` },
          tieBreak: sql`b.id`,
        },
        data,
      );
      const names = await namesOf(rows);
      return ok({ rows: rows.map((row) => betRow(row, names, brand)), total });
    },

    staffBookBetVoid: async ({ staff, ip, params: { betId }, body: { reason } }) => {
      const { rows } = await sql<{ code: BookCode }>`
        select vendor_code as code from sportsbook.bets where id = ${betId}`.execute(database);
      const code = rows[0]?.code;
      const bet = code && (await bookOf(code).bets.find(betId));
      if (!bet) return fail('not_found');
      const { payments } = bookOf(code);
      const next = { bet, from: ['ACCEPTED', 'SETTLED'], to: 'VOID', returnMinor: voidReturnOf(bet) } as const;
      if (!(await payments.plan({ ...next, voidReason: reason }))) return fail('round_closed');
      const before = { state: bet.state, returnMinor: bet.return_minor === null ? null : `${bet.return_minor}` };
      const after = { state: 'VOID', returnMinor: `${next.returnMinor}` };
      await staffPorts.audit({ staff, ip }, { act: 'voidBet', subject: `bet:${betId}`, reason, before, after });
      await payments.payOne(betId);
      return ok({});
    },
  };
}
