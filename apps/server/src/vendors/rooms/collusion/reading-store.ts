import { type RawBuilder, sql } from 'kysely';
import type { HandRow, RoomsDatabase } from '../dependencies.ts';
import { grouped } from './grouped.ts';
import { type DirectedFacts, sumOfFacts } from './pair-facts.ts';
import type { PlayerFigures } from './player-figures.ts';

export type FactsOfGame = DirectedFacts & { gameCode: string };
export type FiguresOfGame = PlayerFigures & { playerRef: string; gameCode: string; scope: string };
export type ReadHand = HandRow & { scope: string };

/** A hand is read so long after its end: others that ended before it are stored by then. */
const settleMs = 60_000;

/** The next settled hands that were not read, in the order of their ends; takes the turn of reading. */
export async function nextHands(transaction: RoomsDatabase, now: Date, limit: number): Promise<ReadHand[]> {
  const mark = await transaction.selectFrom('rooms.reading').selectAll().forUpdate().executeTakeFirstOrThrow();
  const after = sql<boolean>`(h.ended_at, h.id) > (${mark.ended_at}::timestamptz, ${mark.hand_id}::uuid)`;
  const rows = await transaction
    .selectFrom('rooms.hands as h')
    .innerJoin('rooms.rooms as room', 'room.id', 'h.room_id')
    .selectAll('h')
    .select('room.scope')
    .where('h.status', '!=', 'playing')
    .where('h.ended_at', '<=', new Date(now.getTime() - settleMs))
    .where(after)
    .orderBy('h.ended_at')
    .orderBy('h.id')
    .limit(limit)
    .execute();
  const last = rows.at(-1);
  if (last?.ended_at) {
    const { ended_at, id } = last;
    await transaction.updateTable('rooms.reading').set({ ended_at, hand_id: id }).execute();
  }
  return rows;
}

const column = <Row, Value>(rows: readonly Row[], of: (row: Row) => Value): Value[] => rows.map(of);

/** Adds facts of one day to those that are stored. */
export async function addFacts(transaction: RoomsDatabase, day: string, facts: readonly FactsOfGame[]): Promise<void> {
  if (facts.length === 0) return;
  const groups = grouped(facts, ({ playerRef, otherRef, gameCode }) => `${playerRef} ${otherRef} ${gameCode}`);
  const rows = [...groups.values()].map((group) => ({ ...(group[0] as FactsOfGame), ...sumOfFacts(group) }));
  await sql`
    insert into rooms.pair_facts as f
      (player_ref, other_ref, game_code, day, hands, flow, squares, big_folds, decisions, raises)
    select u.player_ref, u.other_ref, u.game_code, ${day}::date, u.hands, u.flow, u.squares, u.big_folds, u.decisions, u.raises
    from unnest(
      ${column(rows, (row) => row.playerRef)}::text[], ${column(rows, (row) => row.otherRef)}::text[],
      ${column(rows, (row) => row.gameCode)}::text[], ${column(rows, (row) => row.hands)}::int[],
      ${column(rows, (row) => row.flow)}::float8[], ${column(rows, (row) => row.squares)}::float8[],
      ${column(rows, (row) => row.bigFolds)}::int[], ${column(rows, (row) => row.decisions)}::int[],
      ${column(rows, (row) => row.raises)}::int[])
      as u(player_ref, other_ref, game_code, hands, flow, squares, big_folds, decisions, raises)
    on conflict (player_ref, other_ref, game_code, day) do update set hands = f.hands + excluded.hands,
      flow = f.flow + excluded.flow, squares = f.squares + excluded.squares, big_folds = f.big_folds + excluded.big_folds,
      decisions = f.decisions + excluded.decisions, raises = f.raises + excluded.raises`.execute(transaction);
}

const addedTo = (name: string): RawBuilder<unknown> =>
  sql`case when excluded.${sql.ref(name)} is null then f.${sql.ref(name)} else coalesce(f.${sql.ref(name)}, 0) + excluded.${sql.ref(name)} end`;

/** Adds what players did to what they did before; each player and game once. */
export async function addFigures(transaction: RoomsDatabase, rows: readonly FiguresOfGame[]): Promise<void> {
  for (const { playerRef, gameCode, scope, hands, won, netMinor, rakeMinor, biggestMinor, voluntary, raised } of rows)
    await sql`
      insert into rooms.player_figures as f
        (player_ref, game_code, scope, hands, won, net_minor, rake_minor, biggest_minor, voluntary, raised)
      values (${playerRef}, ${gameCode}, ${scope}, ${hands}::int, ${won}::int, ${netMinor}, ${rakeMinor}, ${biggestMinor},
        ${voluntary}::int, ${raised}::int)
      on conflict (player_ref, game_code) do update set hands = f.hands + excluded.hands, won = f.won + excluded.won,
        net_minor = f.net_minor + excluded.net_minor, rake_minor = f.rake_minor + excluded.rake_minor,
        biggest_minor = greatest(f.biggest_minor, excluded.biggest_minor),
        voluntary = ${addedTo('voluntary')}, raised = ${addedTo('raised')}`.execute(transaction);
}

/** What these players did against each that they met since a day. */
export async function factsSince(
  transaction: RoomsDatabase,
  playerRefs: readonly string[],
  day: string,
): Promise<FactsOfGame[]> {
  const { rows } = await sql<FactsOfGame>`
    select player_ref as "playerRef", other_ref as "otherRef", game_code as "gameCode", sum(hands)::int as hands,
      sum(flow) as flow, sum(squares) as squares, sum(big_folds)::int as "bigFolds", sum(decisions)::int as decisions,
      sum(raises)::int as raises
    from rooms.pair_facts where player_ref = any(${playerRefs}::text[]) and day >= ${day}::date
    group by 1, 2, 3`.execute(transaction);
  return rows;
}
