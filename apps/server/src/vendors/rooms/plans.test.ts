// @covers holdem-plans holdem-shows

import { expect, test } from 'vitest';
import { holdemTable } from './testing/holdem-table.fixture.ts';
import { answerOf, useRooms } from './testing/rooms.fixture.ts';
import { verifyHand } from './verifier/verify-hand.ts';

const harness = useRooms('room_holdem');
const { money } = harness;
const refused = (message: string) => ({ ok: false, message });

test('a plan acts at its turn alone, survives a restart, and nobody plans or shows for another', {
  timeout: 120_000,
}, async () => {
  const table = await holdemTable(harness, 3);
  const { seen, frameOf } = table;
  const handId = (await seen(0)).hand?.handId ?? '';
  const waiting = async () => (await seen(0)).hand?.waiting;
  const stranger = await harness.enter(harness.build());
  expect(await stranger.frame.plan(handId, 0, 'callAny')).toEqual(refused('round_not_found'));
  // Seat 1 has the button and is first; 2 is the small blind, 0 the big one.
  expect(await waiting()).toEqual([1]);
  expect(await frameOf(1).plan(handId, 0, 'callAny')).toEqual(refused('step_not_offered'));
  expect(await frameOf(2).plan(handId, 1, 'callAny')).toEqual(refused('step_not_offered'));
  expect(await frameOf(2).plan(handId, 0, 'check')).toEqual(refused('step_not_offered'));
  expect(await frameOf(2).plan(handId, 0, 'call', '6')).toEqual(refused('step_not_offered'));
  await answerOf(frameOf(2).plan(handId, 0, 'checkFold'));
  await answerOf(frameOf(2).plan(handId, 0, 'callAny'));
  await answerOf(frameOf(0).plan(handId, 0, 'checkFold'));
  await answerOf(frameOf(0).plan(handId, 0, null));
  await answerOf(frameOf(0).plan(handId, 0, 'check'));
  expect((await seen(2)).hand).toMatchObject({ plan: { name: 'callAny', amount: null }, waiting: [1] });
  expect((await seen(1)).hand).toMatchObject({ plan: null, plans: [] });
  table.restart();
  await answerOf(frameOf(1).act(handId, 0, 'call', null));
  // Both plans were taken behind it, and the flop lies there.
  expect((await seen(2)).hand).toMatchObject({ phase: 'flop', waiting: [2], myTurn: 1, plan: null });
  await answerOf(frameOf(0).plan(handId, 1, 'check'));
  await answerOf(frameOf(1).plan(handId, 1, 'check'));
  await answerOf(frameOf(2).act(handId, 1, 'raise', '20'));
  // The bet has changed under both: neither checks, neither folds.
  expect(await waiting()).toEqual([0]);
  expect((await seen(1)).hand).toMatchObject({
    plan: null,
    plans: [{ name: 'checkFold' }, { name: 'call', amount: '20' }, {}],
  });
  await answerOf(frameOf(1).plan(handId, 1, 'call', '20'));
  await answerOf(frameOf(0).act(handId, 1, 'raise', '60'));
  expect(await waiting()).toEqual([1]);
  await answerOf(frameOf(2).plan(handId, 2, 'checkFold'));
  await answerOf(frameOf(1).act(handId, 1, 'fold', null));
  const over = await seen(0);
  expect(over.hand).toMatchObject({ phase: null, plans: [] });

  const own = over.view.seats[0]?.cards as number[];
  expect(over.hand?.canShow).toEqual(own);
  expect((await seen(1)).hand?.canShow).toEqual([]);
  expect(await frameOf(1).show(handId, [own[0] as number])).toEqual(refused('step_not_offered'));
  expect(await stranger.frame.show(handId, own)).toEqual(refused('round_not_found'));
  await answerOf(frameOf(0).show(handId, [own[1] as number]));
  await answerOf(frameOf(0).show(handId, [own[1] as number]));
  table.restart();
  expect((await seen(1)).view.seats[0]?.cards).toEqual([null, own[1]]);
  await answerOf(frameOf(0).show(handId, own));
  expect((await seen(2)).view.seats[0]?.cards).toEqual(own);
  expect((await answerOf(frameOf(1).hands())).list[0]?.game).toMatchObject({ seats: [{ cards: own }, {}, {}] });
  await table.nextHand();
  expect(await frameOf(0).show(handId, own)).toEqual(refused('decision_over'));
  await table.foldOut();
  const { leftMinor, rakeMinor } = await table.close();
  expect(leftMinor).toBe(300_000n - rakeMinor);
  for (const hand of (await answerOf(frameOf(0).hands())).list)
    expect(await verifyHand(hand)).toMatchObject({ isCommitted: true, isSame: true });
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});

test('two tabs that plan and act at once decide once', { timeout: 120_000 }, async () => {
  const table = await holdemTable(harness, 3);
  const { seen, frameOf } = table;
  const handId = (await seen(0)).hand?.handId ?? '';
  await answerOf(frameOf(2).plan(handId, 0, 'callAny'));
  const both = await Promise.all([frameOf(1).act(handId, 0, 'call', null), frameOf(1).act(handId, 0, 'call', null)]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  // The turn was taken by the plan already: the same decision is answered alike, another one refused.
  expect(await frameOf(2).act(handId, 0, 'call', null)).toMatchObject({ ok: true });
  expect(await frameOf(2).act(handId, 0, 'fold', null)).toEqual(refused('repeated_with_other_content'));
  const { rows } = await money.owner.query(
    'select json_array_length(actions) as actions from rooms.hands where id = $1',
    [handId],
  );
  expect(rows[0].actions).toBe(2);
  await table.foldOut();
  await table.close();
});
