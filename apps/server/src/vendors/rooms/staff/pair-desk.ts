import type { CollusionSignal, PairStatus } from '@baize/contract';
import { formatAmount } from '@baize/money';
import { sql } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { VendorPlayer } from '../../vendor.ts';
import { roomsVendorCode } from '../code.ts';
import { actsFrom, stateAfter } from '../collusion/pair-states.ts';
import { isInChips } from '../room-kinds.ts';
import type { RoomTables } from '../schema.ts';
import { exponentOf } from '../scopes.ts';
import type { DeskPorts } from './desk-ports.ts';

interface PairRow {
  id: string;
  firstRef: string;
  secondRef: string;
  scope: string;
  status: PairStatus;
  score: number;
  signals: CollusionSignal[];
  hands: number;
  foundAt: Date;
  scoredAt: Date;
}
const columns = sql`p.id, p.first_ref as "firstRef", p.second_ref as "secondRef", p.scope, p.status, p.score, p.signals,
  p.hands, p.found_at as "foundAt", p.scored_at as "scoredAt"`;
const latestHands = 100;

/** What a player of a hand won or lost, from the hand as it is stored. */
const netOf = (playerRef: string) => sql`(
  select (won->>'netMinor')::bigint from json_array_elements(h.players) player
    join json_array_elements(h.result) won on won->>'seat' = player->>'seat'
  where player->>'playerRef' = ${playerRef})`;

type Names = ReadonlyMap<string, VendorPlayer>;
const memberView = (names: Names, playerRef: string, brand: RequestBrand) => {
  const player = names.get(playerRef);
  return {
    name: player?.username ?? playerRef,
    memberId: player?.brandId === brand.id ? player.memberId : null,
  };
};
const rowView = (row: PairRow, names: Names, brand: RequestBrand) => ({
  pairId: row.id,
  first: memberView(names, row.firstRef, brand),
  second: memberView(names, row.secondRef, brand),
  status: row.status,
  score: row.score,
  signs: row.signals.map(({ kind }) => kind),
  hands: row.hands,
  foundAt: row.foundAt.toISOString(),
  scoredAt: row.scoredAt.toISOString(),
});

/** Pairs who may play together: why, what they played, and what staff decides. */
export function createPairDesk(
  ports: DeskPorts,
): HandlersOf<'staffRoomPairs' | 'staffRoomPair' | 'staffRoomPairDecide'> {
  const { database, clock, staffPorts } = ports;
  const tables = withTables<RoomTables>(database);
  const namesOf = (rows: readonly PairRow[]) =>
    staffPorts.playersOf(
      roomsVendorCode,
      rows.flatMap(({ firstRef, secondRef }) => [firstRef, secondRef]),
    );

  const handsOf = async ({ firstRef, secondRef, scope }: PairRow) => {
    const { rows } = await sql<{
      handId: string;
      gameCode: string;
      number: number;
      players: number;
      firstNet: bigint;
      secondNet: bigint;
      endedAt: Date;
    }>`select h.id as "handId", h.game_code as "gameCode", h.number, json_array_length(h.players) as players,
        h.ended_at as "endedAt", ${netOf(firstRef)} as "firstNet", ${netOf(secondRef)} as "secondNet"
      from rooms.hand_players one
        join rooms.hand_players other on other.hand_id = one.hand_id and other.player_ref = ${secondRef}
        join rooms.hands h on h.id = one.hand_id and h.status = 'settled'
      where one.player_ref = ${firstRef} order by one.began_at desc, h.id limit ${latestHands}::int`.execute(database);
    const shown = (minor: bigint, inChips: boolean) => (inChips ? `${minor}` : formatAmount(minor, exponentOf(scope)));
    return rows.map(({ firstNet, secondNet, endedAt, ...row }) => ({
      ...row,
      inChips: isInChips(row.gameCode),
      firstNet: shown(firstNet, isInChips(row.gameCode)),
      secondNet: shown(secondNet, isInChips(row.gameCode)),
      endedAt: endedAt.toISOString(),
    }));
  };

  return {
    staffRoomPairs: async ({ data, brand }) => {
      const where = data.status ? sql`p.status = ${data.status}` : sql`true`;
      const sorts = {
        score: sql`p.score`,
        hands: sql`p.hands`,
        foundAt: sql`p.found_at`,
        scoredAt: sql`p.scored_at`,
      };
      const source = { columns, from: sql`rooms.pairs p`, where, sorts, tieBreak: sql`p.id` };
      const { rows, total } = await selectPage<PairRow, keyof typeof sorts>(database, source, data);
      const names = await namesOf(rows);
      return ok({ rows: rows.map((row) => rowView(row, names, brand)), total });
    },
    staffRoomPair: async ({ params: { pairId }, brand }) => {
      const { rows } = await sql<PairRow>`select ${columns} from rooms.pairs p where p.id = ${pairId}`.execute(
        database,
      );
      const [row] = rows;
      if (!row) return fail('not_found');
      const [names, hands, verdicts] = await Promise.all([
        namesOf(rows),
        handsOf(row),
        tables
          .selectFrom('rooms.pair_verdicts')
          .select(['status', 'staff_name as staff', 'note', 'decided_at as decidedAt'])
          .where('pair_id', '=', pairId)
          .orderBy('number', 'desc')
          .execute(),
      ]);
      return ok({
        pair: rowView(row, names, brand),
        signals: row.signals,
        hands,
        verdicts: verdicts.map((one) => ({ ...one, decidedAt: one.decidedAt.toISOString() })),
        acts: actsFrom(row.status),
      });
    },
    staffRoomPairDecide: async ({ staff, ip, params: { pairId }, body: { act, note } }) => {
      const done = await tables.transaction().execute(async (transaction) => {
        const pair = await transaction
          .selectFrom('rooms.pairs')
          .select(['status', 'score'])
          .where('id', '=', pairId)
          .forUpdate()
          .executeTakeFirst();
        if (!pair) return fail('not_found');
        const status = stateAfter(pair.status, act);
        if (status === null) return fail('already_decided');
        await transaction
          .updateTable('rooms.pairs')
          .set({ status, cleared_score: status === 'cleared' ? pair.score : null })
          .where('id', '=', pairId)
          .execute();
        await sql`insert into rooms.pair_verdicts (pair_id, number, status, staff_name, note, decided_at)
          select ${pairId}::uuid, count(*)::int + 1, ${status}, ${staff.username}, ${note}, ${clock.now()}::timestamptz
          from rooms.pair_verdicts where pair_id = ${pairId}`.execute(transaction);
        return ok({ before: pair.status, status });
      });
      if (!done.ok) return done;
      const { before, status } = done.value;
      await staffPorts.audit(
        { staff, ip },
        {
          act: 'decideRoomPair',
          subject: `roomPair:${pairId}`,
          reason: note,
          before: { status: before },
          after: { status },
        },
      );
      return ok({});
    },
  };
}
