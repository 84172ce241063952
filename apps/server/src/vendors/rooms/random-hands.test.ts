// @covers zjh-room tien-len-room thirteen-room room-hidden-cards room-chips-conserved

import { drawOfSimulation } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { playRandomHands } from './testing/random-tables.fixture.ts';
import { answerOf, type RoomFrame, useRooms } from './testing/rooms.fixture.ts';
import { rulesToTouch } from './testing/rules-touched.ts';
import { verifyHand } from './verifier/verify-hand.ts';

const isLong = process.env.LONG_TESTS === '1';
/** Of each game in a long run, which ends before when `LONG_MINUTES` are over. */
const longHands = Number(process.env.LONG_HANDS ?? 400);
const untilMs = Date.now() + Number(process.env.LONG_MINUTES ?? 24 * 60) * 60_000;
const tablesBeside = isLong ? Number(process.env.LONG_TABLES ?? 24) : 2;
const startMinor = 100_000_000n;
const most = { room_niuniu: 6, room_holdem: 6, room_zjh: 6, room_tien_len: 4, room_thirteen: 4 };

/** Tables of every size. */
const playersAt = (seats: number): number[] =>
  Array.from({ length: tablesBeside }, (_, table) => [4, 2, 3, 2, seats, 2][table % 6] ?? 2);

/** Every hand is reached page by page, and those that nobody proved before are; which hands there were. */
async function provedOf(frame: RoomFrame, proved: Set<string>): Promise<number> {
  const ids = new Set<string>();
  for (let before: string | undefined, hasMore = true; hasMore; ) {
    const page = await answerOf(frame.hands(20, before));
    for (const hand of page.list) {
      ids.add(hand.handId);
      if (proved.has(hand.handId)) continue;
      proved.add(hand.handId);
      const verdict = await verifyHand(hand);
      if (!verdict.isCommitted || !verdict.isSame) throw new Error(`hand ${hand.handId} is not proved`);
    }
    before = page.list.at(-1)?.handId;
    hasMore = page.hasMore;
  }
  return ids.size;
}

describe.concurrent.each([
  ['room_niuniu', isLong ? longHands : 6],
  ['room_holdem', isLong ? longHands : 8],
  ['room_zjh', isLong ? longHands : 12],
  ['room_tien_len', isLong ? longHands : 5],
  ['room_thirteen', isLong ? longHands : 12],
] as const)('%s', (gameCode, hands) => {
  const harness = useRooms(gameCode);
  const { money } = harness;

  test(`${hands} hands of random players: nothing hidden is sent, books are clean, every hand is proved and paid`, {
    timeout: 24 * 3_600_000,
  }, async () => {
    const { guests, touched, frames, decisions, perSecond } = await playRandomHands(harness, {
      ...{ gameCode, hands, untilMs, tables: playersAt(most[gameCode]), startMinor, wholeCallOf: isLong ? 10 : 1 },
      draw: drawOfSimulation(`${gameCode}-server-1`),
    }).catch((error: unknown) => {
      // At once: the other games go on for long.
      process.stderr.write(`${gameCode}: ${error instanceof Error ? error.stack : error}\n`);
      throw error;
    });
    const nets = await money.owner.query(
      `select player->>'playerRef' as ref, sum((won->>'netMinor')::bigint)::text as net
         from rooms.hands, jsonb_array_elements(players::jsonb) player, jsonb_array_elements(result::jsonb) won
        where status = 'settled' and player->>'seat' = won->>'seat' group by 1`,
    );
    const netOf = new Map<string, bigint>(nets.rows.map(({ ref, net }) => [ref, BigInt(net)]));
    // Whoever buys new chips while a hand is played is not dealt in.
    const dealt = await money.owner.query(
      'select player_ref as ref, count(*)::int as hands from rooms.hand_players group by 1',
    );
    const dealtTo = new Map<string, number>(dealt.rows.map((row) => [row.ref, row.hands]));
    const proved = new Set<string>();
    for (const { memberId, frame, player } of guests) {
      expect((await money.cashOf(memberId)) - startMinor).toBe(netOf.get(player.playerRef) ?? 0n);
      expect(await provedOf(frame, proved)).toBe(dealtTo.get(player.playerRef) ?? 0);
    }
    const settled = await money.owner.query(
      `select count(*)::int as hands, count(*) filter (where not conserved)::int as wrong from (select rake_minor +
        (select sum((won->>'netMinor')::bigint) from jsonb_array_elements(result::jsonb) won) = 0 as conserved
        from rooms.hands where status = 'settled') played`,
    );
    expect(settled.rows[0]).toEqual({ hands: proved.size, wrong: 0 });
    const lost = await money.owner.query("select count(*)::int as hands from rooms.hands where status <> 'settled'");
    expect(lost.rows[0].hands).toBe(0);
    if (!isLong) expect(proved.size).toBeGreaterThanOrEqual(hands);
    await money.expectCleanBooks();
    console.info(
      `${gameCode}: ${proved.size} hands at ${perSecond} a second, ${decisions} decisions, ${frames} frames, all chips there, books clean`,
    );
    const due = rulesToTouch[gameCode];
    const rules = [
      ...(proved.size >= 1_000 ? (due?.often ?? []) : []),
      ...(proved.size >= 20_000 ? (due?.seldom ?? []) : []),
    ];
    if (isLong) console.info(`${gameCode}: ${JSON.stringify(Object.fromEntries([...touched].sort()))}`);
    expect(rules.filter((rule) => !touched.has(rule))).toEqual([]);
    expect(harness.failures).toEqual([]);
  });
});
