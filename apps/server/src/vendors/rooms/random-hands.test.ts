// @covers zjh-room tien-len-room thirteen-room room-hidden-cards room-chips-conserved

import type { RoomView } from '@baize/contract';
import { type DrawBelow, drawOfSimulation } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { chooseAt } from './testing/random-players.ts';
import { answerOf, type RoomFrame, useRooms } from './testing/rooms.fixture.ts';
import { verifyHand } from './verifier/verify-hand.ts';

const isLong = process.env.LONG_TESTS === '1';
/** Of each game in a long run, which ends before when `LONG_MINUTES` are over. */
const longHands = Number(process.env.LONG_HANDS ?? 400);
const longUntil = Date.now() + Number(process.env.LONG_MINUTES ?? 24 * 60) * 60_000;
const startMinor = 100_000_000n;
const pauseMs = 12_001;
const players = 4;

type Seated = Awaited<ReturnType<ReturnType<typeof useRooms>['enter']>> & { playerRef: string };
type SeatCards = { seat: number; cards: (number | null)[]; hasLooked?: boolean };

/** No frame holds a card that its player may not know while the hand is played. */
function expectHidden({ hand }: RoomView): void {
  if (!hand || hand.phase === null) return;
  const { seats } = hand.game as unknown as { seats: SeatCards[] };
  for (const { seat, cards, hasLooked } of seats)
    if (seat !== hand.mySeat || hasLooked === false) expect(cards.every((card) => card === null)).toBe(true);
}

/** What every seat and whoever watches is sent of a room now; nothing of it is hidden from its receiver. */
async function sentNow(harness: ReturnType<typeof useRooms>, roomId: string, counted: { frames: number }) {
  const { seats, watch } = await harness.framesNow(roomId);
  for (const view of [...seats.values(), watch]) expectHidden(view);
  counted.frames += seats.size + 1;
  return { seats, watch };
}

/** Chips that a player adds: whoever is short, and now and then another; null: none. */
function addedBy({ you, players: sitting, baseMinor, minEntryMinor, maxEntryMinor }: RoomView, draw: DrawBelow) {
  const isShort = sitting.some(({ seat, rebuyUntil }) => seat === you?.seat && rebuyUntil !== null);
  const chips = BigInt(you?.stackMinor ?? 0);
  const wanted = isShort ? BigInt(minEntryMinor) - chips : BigInt(baseMinor) * BigInt(1 + draw(40));
  const isAsked = isShort || (draw(4) === 0 && chips > BigInt(minEntryMinor));
  return isAsked && chips + wanted <= BigInt(maxEntryMinor) ? wanted : null;
}

/** One decision of whom the hand waits for; false: it waits for nobody. Now and then a frame that plays or watches asks, too. */
async function decide(
  guests: readonly Seated[],
  { seats, watch }: Awaited<ReturnType<typeof sentNow>>,
  choose: (typeof chooseAt)[string],
  draw: DrawBelow,
): Promise<boolean> {
  const [waiting] = watch.hand?.waiting ?? [];
  if (waiting === undefined) return false;
  if (draw(10) === 0)
    expectHidden((await answerOf((guests[draw(guests.length)] as Seated).frame.view(watch.roomId))).room);
  for (const { playerRef, frame } of guests) {
    const hand = seats.get(playerRef)?.hand;
    if (!hand || hand.mySeat !== waiting) continue;
    const { act, amount = null, cards } = choose(hand, draw);
    expectHidden((await answerOf(frame.act(hand.handId, hand.myTurn, act, amount, cards))).room);
    return true;
  }
  throw new Error('nobody has the seat that is awaited');
}

/** Every hand is reached page by page, and proved; how many there were. */
async function provedOf(frame: RoomFrame): Promise<number> {
  const ids = new Set<string>();
  for (let before: string | undefined, hasMore = true; hasMore; ) {
    const page = await answerOf(frame.hands(20, before));
    for (const hand of page.list) {
      ids.add(hand.handId);
      expect(await verifyHand(hand)).toMatchObject({ isCommitted: true, isSame: true });
    }
    before = page.list.at(-1)?.handId;
    hasMore = page.hasMore;
  }
  return ids.size;
}

describe.concurrent.each([
  ['room_niuniu', isLong ? longHands : 10],
  ['room_holdem', isLong ? longHands : 20],
  ['room_zjh', isLong ? longHands : 50],
  ['room_tien_len', isLong ? longHands : 10],
  ['room_thirteen', isLong ? longHands : 50],
])('%s', (gameCode, hands) => {
  const harness = useRooms(gameCode);
  const { money } = harness;

  test(`${hands} hands of random players: nothing hidden is sent, books are clean, every hand is proved and paid`, {
    timeout: 24 * 3_600_000,
  }, async () => {
    const draw = drawOfSimulation(`${gameCode}-server-1`);
    const rooms = harness.build();
    const guests: Seated[] = [];
    for (let one = 0; one < players; one += 1) {
      const guest = await harness.enter(rooms, startMinor);
      guests.push({ ...guest, playerRef: (await rooms.findSession(guest.session))?.playerRef ?? '' });
    }
    const counted = { frames: 0 };
    const [first] = guests as [Seated];
    const room = (await answerOf(first.frame.lobby())).rooms.find(({ stake }) => stake === 'low');
    if (!room) throw new Error('no room');
    const { roomId } = room;
    const later = async (ms: number) => {
      money.clock.advanceMs(ms);
      await rooms.clock.look();
    };
    /** Who may sit out does now and then, and comes back with the next hand, posting or waiting. */
    const comeAndGo = async (frame: RoomFrame, presence: NonNullable<RoomView['you']>['presence']) => {
      if (presence?.isOut) await answerOf(frame.presence(roomId, draw(2) === 0 ? 'post' : 'wait'));
      else if (presence && draw(6) === 0) await answerOf(frame.presence(roomId, 'out'));
    };
    const sitAll = async () => {
      const { seats } = await sentNow(harness, roomId, counted);
      for (const { playerRef, frame } of guests) {
        const seen = seats.get(playerRef);
        const wanted = seen?.you ? addedBy(seen, draw) : null;
        if (!seen?.you) expectHidden((await answerOf(frame.sit(roomId, room.minEntryMinor))).room);
        else if (wanted !== null) expectHidden((await answerOf(frame.topUp(roomId, `${wanted}`))).room);
        if (seen?.you) await comeAndGo(frame, seen.you.presence);
      }
    };
    const choose = chooseAt[gameCode] as (typeof chooseAt)[string];
    const finish = async () => {
      while (await decide(guests, await sentNow(harness, roomId, counted), choose, draw));
      await later(pauseMs);
    };
    for (let played = 0; played < hands && Date.now() < longUntil; played += 1) {
      await sitAll();
      await later(1);
      await later(1);
      await finish();
    }
    for (const { frame } of guests) expectHidden((await answerOf(frame.leave(roomId))).room);
    await finish();
    await later(3_000);

    const nets = await money.owner.query(
      `select player->>'playerRef' as ref, sum((won->>'netMinor')::bigint)::text as net
         from rooms.hands, jsonb_array_elements(players::jsonb) player, jsonb_array_elements(result::jsonb) won
        where status = 'settled' and player->>'seat' = won->>'seat' group by 1`,
    );
    const cash = await Promise.all(guests.map(async ({ memberId }) => (await money.cashOf(memberId)) - startMinor));
    const sorted = (amounts: readonly bigint[]) => [...amounts].sort((a, b) => (a < b ? -1 : 1));
    expect(sorted(cash)).toEqual(sorted(nets.rows.map(({ net }) => BigInt(net))));
    const proved: number[] = [];
    for (const { frame } of guests) proved.push(await provedOf(frame));
    // Whoever buys new chips while a hand is played is not dealt in.
    const dealt = await money.owner.query('select count(*)::int as hands from rooms.hand_players group by player_ref');
    expect(proved.sort((x, y) => x - y)).toEqual(dealt.rows.map((row) => row.hands).sort((x, y) => x - y));
    const settled = await money.owner.query(
      `select count(*)::int as hands, count(*) filter (where not conserved)::int as wrong from (select rake_minor +
        (select sum((won->>'netMinor')::bigint) from jsonb_array_elements(result::jsonb) won) = 0 as conserved
        from rooms.hands where status = 'settled') played`,
    );
    expect(settled.rows[0]?.wrong).toBe(0);
    if (!isLong) expect(proved.at(-1)).toBeGreaterThanOrEqual(hands / 2);
    await money.expectCleanBooks();
    console.info(
      `${gameCode}: ${settled.rows[0]?.hands} hands, ${counted.frames} frames, all chips there, books clean`,
    );
    expect(harness.failures).toEqual([]);
  });
});
