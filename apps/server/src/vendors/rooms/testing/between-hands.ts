import type { RoomView } from '@baize/contract';
import type { DrawBelow } from '@baize/fairness';
import { checkHidden } from './check-hidden.ts';
import type { Guest, Table } from './random-table.ts';
import { answerOf } from './rooms.fixture.ts';

interface Doing {
  draw: DrawBelow;
  touch(rule: string): void;
}

type Answer = { ok: true; value: { room: RoomView } } | { ok: false; message: string };

/** Whoever hears that the service is busy asks again later, as a player does. Throws for every other refusal. */
async function shownBy(answer: Promise<Answer>, { touch }: Doing): Promise<void> {
  const got = await answer;
  if (got.ok) checkHidden(got.value.room);
  else if (got.message === 'service_unavailable') touch('the wallet is busy');
  else throw new Error(got.message);
}

/** Chips that a player adds: whoever is short, and now and then another; null: none. */
function addedBy({ you, players, baseMinor, minEntryMinor, maxEntryMinor }: RoomView, draw: DrawBelow): bigint | null {
  const isShort = players.some(({ seat, rebuyUntil }) => seat === you?.seat && rebuyUntil !== null);
  const chips = BigInt(you?.stackMinor ?? 0) + BigInt(you?.addingMinor ?? 0);
  const wanted = isShort ? BigInt(minEntryMinor) - chips : BigInt(baseMinor) * BigInt(1 + draw(40));
  const isAsked = isShort ? wanted > 0n : draw(20) === 0 && chips > BigInt(minEntryMinor);
  return isAsked && chips + wanted <= BigInt(maxEntryMinor) ? wanted : null;
}

/** Adds chips, sits out or stands up, each now and then. */
async function afterHand({ frame }: Guest, seen: RoomView, doing: Doing): Promise<void> {
  const { draw, touch } = doing;
  const { roomId, you } = seen;
  const wanted = addedBy(seen, draw);
  if (wanted !== null) {
    await shownBy(frame.topUp(roomId, `${wanted}`), doing);
    touch('adds chips');
  } else if (you?.presence && draw(20) === 0) {
    await answerOf(frame.presence(roomId, 'out'));
    touch('sits out');
  } else if (draw(100) === 0) {
    await answerOf(frame.leave(roomId));
    touch('stands up');
  }
}

/** Comes back with the next hand, posting what is owed or waiting for the big blind. */
async function comeBack({ frame }: Guest, { roomId }: RoomView, { draw, touch }: Doing): Promise<void> {
  const wants = draw(2) === 0 ? 'post' : 'wait';
  await answerOf(frame.presence(roomId, wants));
  touch(`comes back: ${wants}`);
}

/** What the players of a table do while no hand is played. */
export async function restAt(table: Table, doing: Doing): Promise<void> {
  const { frames, guests } = table;
  if (!frames || frames.watch.hand?.phase) return;
  const isFirst = table.restedId !== table.overId;
  table.restedId = table.overId;
  const { roomId, minEntryMinor } = frames.watch;
  for (const guest of guests) {
    const seen = frames.seats.get(guest.player.playerRef);
    if (!seen?.you) await shownBy(guest.frame.sit(roomId, minEntryMinor), doing);
    else if (seen.you.status === 'leaving') continue;
    else if (!seen.you.presence?.isOut) {
      if (isFirst) await afterHand(guest, seen, doing);
    } else if (doing.draw(3) === 0) await comeBack(guest, seen, doing);
  }
}
