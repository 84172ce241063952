import { randomUUID } from 'node:crypto';
import type { DrawBelow } from '@baize/fairness';
import { restAt } from './between-hands.ts';
import { checkHidden } from './check-hidden.ts';
import { chooseAt } from './random-players.ts';
import type { Guest, Harness, Table } from './random-table.ts';
import { answerOf } from './rooms.fixture.ts';
import { rulesTouched } from './rules-touched.ts';

export interface RandomRun {
  gameCode: string;
  /** Until so many hands are over, or this moment of the machine's clock. */
  hands: number;
  untilMs: number;
  /** How many players sit at each table. */
  tables: readonly number[];
  startMinor: bigint;
  /** One decision of so many goes through its whole call, with its answer. */
  wholeCallOf: number;
  draw: DrawBelow;
}

/** Rooms of the lowest stake with players before them: a further room opens where all others are closed. */
async function openTables(harness: Harness, { tables: sizes, startMinor }: RandomRun): Promise<Table[]> {
  const { owner } = harness.money;
  const rooms = harness.build();
  const tables: Table[] = [];
  for (const size of sizes) {
    const guests: Guest[] = [];
    while (guests.length < size) {
      const guest = await harness.enter(rooms, startMinor);
      const player = await rooms.findSession(guest.session);
      if (player) guests.push({ ...guest, player });
    }
    const listed = await answerOf((guests[0] as Guest).frame.lobby());
    const room = listed.rooms.find(({ stake }) => stake === 'low');
    if (!room) throw new Error('no room');
    await owner.query("update rooms.rooms set status = 'closed' where id = $1", [room.roomId]);
    tables.push({ roomId: room.roomId, guests, frames: null, asleepAt: null, overId: null, restedId: null });
  }
  const ids = tables.map(({ roomId }) => roomId);
  await owner.query("update rooms.rooms set status = 'open' where id = any($1)", [ids]);
  return tables;
}

const isAwaited = ({ frames, asleepAt }: Table): boolean => {
  const hand = frames?.watch.hand;
  return hand !== undefined && hand !== null && hand.waiting.length > 0 && hand.askedAt !== asleepAt;
};

/**
 * Random players at tables beside each other, over the real ledger and gateway: the clock jumps to whatever is due next once no table waits for a
 * decision, so that nothing but work takes time. Every message that sockets would send after each decision is looked at.
 */
export async function playRandomHands(harness: Harness, run: RandomRun) {
  const { gameCode, draw } = run;
  const { money } = harness;
  const { clock: roomClock } = harness.build();
  const choose = chooseAt[gameCode] as (typeof chooseAt)[string];
  const rulesOf = rulesTouched[gameCode] as (typeof rulesTouched)[string];
  const counted = { frames: 0, hands: 0, decisions: 0 };
  const touched = new Map<string, number>();
  const touch = (rule: string): void => void touched.set(rule, (touched.get(rule) ?? 0) + 1);
  const tables = await openTables(harness, run);

  const look = async (at: readonly Table[]): Promise<void> => {
    for (const frames of await harness.framesNow(at.map(({ roomId }) => roomId))) {
      const table = at.find(({ roomId }) => roomId === frames.watch.roomId) as Table;
      for (const view of [...frames.seats.values(), frames.watch]) checkHidden(view);
      counted.frames += frames.seats.size + 1;
      table.frames = frames;
      const { hand } = frames.watch;
      if (!hand || hand.handId === table.overId) continue;
      for (const rule of new Set(rulesOf(hand))) if (rule !== false) touch(rule);
      if (hand.phase !== null) continue;
      counted.hands += 1;
      table.overId = hand.handId;
    }
  };

  /** One decision of a table; now and then whoever is awaited leaves it to the clock. */
  const decide = async (table: Table): Promise<void> => {
    const { frames, guests } = table;
    const waiting = frames?.watch.hand?.waiting ?? [];
    if (draw(400) === 0) {
      table.asleepAt = frames?.watch.hand?.askedAt ?? null;
      return;
    }
    const seat = waiting[draw(waiting.length)];
    const handOf = ({ player }: Guest) => frames?.seats.get(player.playerRef)?.hand ?? null;
    const guest = guests.find((one) => handOf(one)?.mySeat === seat);
    const hand = guest && handOf(guest);
    if (!guest || !hand) throw new Error('nobody has the seat that is awaited');
    const { act, amount = null, cards } = choose(hand, draw);
    const { handId, myTurn: turn } = hand;
    counted.decisions += 1;
    if (draw(run.wholeCallOf) === 0)
      checkHidden((await answerOf(guest.frame.act(handId, turn, act, amount, cards))).room);
    else await harness.decide(guest.player, { handId, turn, act, amount, cards, entropy: randomUUID() });
  };

  const playOn = async (): Promise<void> => {
    for (let awaited = tables.filter(isAwaited); awaited.length > 0; awaited = awaited.filter(isAwaited)) {
      await Promise.all(awaited.map(decide));
      await look(awaited.filter(isAwaited));
    }
  };

  /** To the next moment at which a room has something to do. */
  const jump = async (): Promise<void> => {
    const { rows } = await money.owner.query('select min(due_at) as due from rooms.rooms');
    const due: Date | null = rows[0].due;
    if (!due) throw new Error('nothing is due');
    money.clock.advanceMs(Math.max(1, due.getTime() - money.clock.now().getTime()));
    await roomClock.look();
    await look(tables);
  };

  const standUp = async (): Promise<void> => {
    for (const { roomId, guests } of tables) for (const { frame } of guests) await answerOf(frame.leave(roomId));
    const open =
      "select 1 from rooms.stays where status in ('buying', 'barring', 'seated', 'leaving', 'paying') limit 1";
    while ((await money.owner.query(open)).rows.length > 0) {
      await playOn();
      await jump();
    }
  };

  const beganMs = Date.now();
  await look(tables);
  while (counted.hands < run.hands && Date.now() < run.untilMs) {
    await playOn();
    await Promise.all(tables.map((table) => restAt(table, { draw, touch })));
    await jump();
  }
  const perSecond = Math.round((counted.hands * 10_000) / (Date.now() - beganMs)) / 10;
  await standUp();
  const acts = await money.owner.query(
    `select action->>'by' as by, action->>'act' as act, count(*)::int as times
       from rooms.hands, jsonb_array_elements(actions::jsonb) action group by 1, 2`,
  );
  for (const { by, act, times } of acts.rows) touched.set(`${by}: ${act}`, times);
  return { guests: tables.flatMap(({ guests }) => guests), touched, perSecond, ...counted };
}
