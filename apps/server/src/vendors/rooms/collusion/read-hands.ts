import { sql } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import type { VendorPorts } from '../../vendor.ts';
import type { RoomsDatabase } from '../dependencies.ts';
import { isInChips } from '../room-kinds.ts';
import type { RoomTables } from '../schema.ts';
import { grouped } from './grouped.ts';
import { factsOf } from './pair-facts.ts';
import { playedHand } from './played-hand.ts';
import { figuresOf, sumOfFigures } from './player-figures.ts';
import { addFacts, addFigures, type FiguresOfGame, factsSince, nextHands, type ReadHand } from './reading-store.ts';
import { type Pair, savePairs, scorePairs } from './score-pairs.ts';

type ReadingPorts = Pick<VendorPorts, 'database' | 'clock' | 'newId' | 'linksBetween'>;

const handsAtOnce = 200;
const batchesAtMost = 50;
const dayMs = 86_400_000;
/** Play of so many days counts; what two accounts shared in so many days, too. */
const windowDays = 60;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Two players of each hand, each pair once. */
function pairsOf(rows: readonly ReadHand[]): Pair[] {
  const pairs = rows.flatMap(({ players, scope }) =>
    players.flatMap(({ playerRef: one }) =>
      players
        .filter(({ playerRef: other }) => one < other)
        .map(({ playerRef: other }) => ({ firstRef: one, secondRef: other, scope })),
    ),
  );
  return [...new Map(pairs.map((pair) => [`${pair.firstRef} ${pair.secondRef}`, pair])).values()];
}

/** Notes what hands say about their players. */
async function noteHands(transaction: RoomsDatabase, rows: readonly ReadHand[]): Promise<void> {
  const hands = rows.map((row) => ({ row, hand: playedHand(row) }));
  for (const [day, group] of grouped(hands, ({ row }) => dayOf(row.ended_at ?? row.began_at)))
    await addFacts(
      transaction,
      day,
      group.flatMap(({ hand }) => factsOf(hand).map((facts) => ({ ...facts, gameCode: hand.gameCode }))),
    );
  const figures = new Map<string, FiguresOfGame>();
  // Chips of tournaments are no money.
  for (const { row, hand } of hands.filter(({ row: { game_code } }) => !isInChips(game_code)))
    for (const one of figuresOf(hand)) {
      const key = `${one.playerRef} ${hand.gameCode}`;
      const before = figures.get(key);
      const sum = before ? sumOfFigures(before, one) : one;
      figures.set(key, { ...sum, playerRef: one.playerRef, gameCode: hand.gameCode, scope: row.scope });
    }
  await addFigures(transaction, [...figures.values()]);
}

/** Reads a batch of hands, once for ever, and scores the pairs that sat in them; answers how many it read. */
async function readBatch(ports: ReadingPorts): Promise<number> {
  const database = withTables<RoomTables>(ports.database);
  const now = ports.clock.now();
  const since = new Date(now.getTime() - windowDays * dayMs);
  return database.transaction().execute(async (transaction) => {
    const found = await nextHands(transaction, now, handsAtOnce);
    const rows = found.filter(({ status }) => status === 'settled');
    if (rows.length > 0) {
      await noteHands(transaction, rows);
      const pairs = pairsOf(rows);
      const players = [...new Set(pairs.flatMap(({ firstRef, secondRef }) => [firstRef, secondRef]))];
      const links = await ports.linksBetween(players, since);
      const facts = await factsSince(transaction, players, dayOf(since));
      const linksOf = ({ firstRef, secondRef }: Pair) =>
        links.find((one) => one.firstRef === firstRef && one.secondRef === secondRef)?.kinds ?? [];
      await savePairs(transaction, { now, newId: ports.newId }, scorePairs(pairs, facts, linksOf));
    }
    return found.length;
  });
}

/** Reads all hands that ended and were not read, and deletes facts that count no more. */
export async function readHands(ports: ReadingPorts): Promise<void> {
  for (let batch = 0; batch < batchesAtMost; batch += 1) if ((await readBatch(ports)) < handsAtOnce) break;
  const last = dayOf(new Date(ports.clock.now().getTime() - windowDays * dayMs));
  await sql`delete from rooms.pair_facts where day < ${last}::date`.execute(ports.database);
}
