// @covers zjh-room tien-len-room thirteen-room room-hidden-cards room-chips-conserved

import type { RoomView } from '@baize/contract';
import { type DrawBelow, drawOfSimulation } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { chooseAt } from './testing/random-players.ts';
import { answerOf, type RoomFrame, useRooms } from './testing/rooms.fixture.ts';
import { verifyHand } from './verifier/verify-hand.ts';

const isLong = process.env.LONG_TESTS === '1';
/** Of each game in a long run; `LONG_HANDS=20000` takes hours a game. */
const longHands = Number(process.env.LONG_HANDS ?? 400);
const startMinor = 100_000_000n;
const pauseMs = 12_001;
const players = 4;

type Seated = Awaited<ReturnType<ReturnType<typeof useRooms>['enter']>> & {
  /** Where it was seen to play; null: not known. */
  seat: number | null;
};
type SeatCards = { seat: number; cards: (number | null)[]; hasLooked?: boolean };

/** No frame holds a card that its player may not know while the hand is played. */
function expectHidden({ hand }: RoomView): void {
  if (!hand || hand.phase === null) return;
  const { seats } = hand.game as unknown as { seats: SeatCards[] };
  for (const { seat, cards, hasLooked } of seats)
    if (seat !== hand.mySeat || hasLooked === false) expect(cards.every((card) => card === null)).toBe(true);
}

/** One decision of whom the hand waits for; false: it waits for nobody. Another frame, which plays or watches, looks on. */
async function decide(guests: readonly Seated[], roomId: string, choose: (typeof chooseAt)[string], draw: DrawBelow) {
  const seen = async ({ frame }: Seated): Promise<RoomView> => {
    const { room } = await answerOf(frame.view(roomId));
    expectHidden(room);
    return room;
  };
  const looker = guests[draw(guests.length)] as Seated;
  const { hand: watched } = await seen(looker);
  const [waiting] = watched?.waiting ?? [];
  if (waiting === undefined) return false;
  for (const guest of [looker, ...guests.filter((one) => one !== looker)]) {
    const isLikely: boolean = guest.seat === null || guest.seat === waiting;
    const hand: RoomView['hand'] = guest === looker ? watched : isLikely ? (await seen(guest)).hand : null;
    if (!hand || hand.mySeat !== waiting) continue;
    guest.seat = hand.mySeat;
    const { act, amount = null, cards } = choose(hand, draw);
    const { room } = await answerOf(guest.frame.act(hand.handId, hand.myTurn, act, amount, cards));
    expectHidden(room);
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

describe.each([
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
    for (let one = 0; one < players; one += 1) guests.push({ ...(await harness.enter(rooms, startMinor)), seat: null });
    const [first] = guests as [Seated];
    const room = (await answerOf(first.frame.lobby())).rooms.find(({ stake }) => stake === 'low');
    if (!room) throw new Error('no room');
    const { roomId } = room;
    const later = async (ms: number) => {
      money.clock.advanceMs(ms);
      await rooms.clock.look();
    };
    /** Who may sit out does now and then, and comes back with the next hand, posting or waiting. */
    const comeAndGo = async ({ frame }: Seated, presence: NonNullable<RoomView['you']>['presence']) => {
      if (presence?.isOut) await answerOf(frame.presence(roomId, draw(2) === 0 ? 'post' : 'wait'));
      else if (presence && draw(6) === 0) await answerOf(frame.presence(roomId, 'out'));
    };
    const sitAll = async () => {
      for (const guest of guests) {
        const { you, players: sitting, baseMinor } = (await answerOf(guest.frame.view(roomId))).room;
        if (you !== null) {
          const isShort = sitting.some(({ seat, rebuyUntil }) => seat === you.seat && rebuyUntil !== null);
          const chips = BigInt(you.stackMinor);
          const wanted = isShort ? BigInt(room.minEntryMinor) - chips : BigInt(baseMinor) * BigInt(1 + draw(40));
          const isAsked = isShort || (draw(4) === 0 && chips > BigInt(room.minEntryMinor));
          if (isAsked && chips + wanted <= BigInt(room.maxEntryMinor))
            await answerOf(guest.frame.topUp(roomId, `${wanted}`));
          await comeAndGo(guest, you.presence);
          continue;
        }
        guest.seat = null;
        await answerOf(guest.frame.sit(roomId, room.minEntryMinor));
      }
    };
    for (let played = 0; played < hands; played += 1) {
      await sitAll();
      await later(1);
      await later(1);
      while (await decide(guests, roomId, chooseAt[gameCode] as (typeof chooseAt)[string], draw));
      await later(pauseMs);
    }
    for (const { frame } of guests) await answerOf(frame.leave(roomId));
    while (await decide(guests, roomId, chooseAt[gameCode] as (typeof chooseAt)[string], draw));
    await later(pauseMs);
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
    expect(proved.at(-1)).toBeGreaterThanOrEqual(hands / 2);
    await money.expectCleanBooks();
    expect(harness.failures).toEqual([]);
  });
});
