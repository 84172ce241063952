// @covers table-decisions

import { randomUUID } from 'node:crypto';
import { settleBets } from '@baize/games/table-engine';
import { beforeAll, expect, test } from 'vitest';
import { withTables } from '../../../../platform/database/database.ts';
import { successOf } from '../../testing/frame.ts';
import { driveTable, recomputeTable, type TableDrive } from '../../testing/random-table.fixture.ts';
import { type Entered, studioFrame, useStudioMoney } from '../../testing/studio-money.fixture.ts';
import { type ShownRound, verifyRound } from '../../verifier/verify-round.ts';
import { unsurePlacements } from '../betting/seats-store.ts';
import { threeCardPokerTable as game } from '../games/three-card-poker.ts';
import type { SharedTables } from '../schema.ts';

const harness = useStudioMoney();
const { money } = harness;
const failure = (message: string) => ({ ok: false, message });
const opening = 1_000_000n;
const ante = { key: 'ante', selection: '', stakeMinor: '1000' };
const pairPlus = { ...ante, key: 'pairPlus' };
let drive: TableDrive;
beforeAll(() => {
  drive = driveTable(harness, game);
});

/** Players with an ante each, when their hand has been dealt. */
async function dealtTo(count: number, balanceMinor = opening) {
  const studio = harness.build();
  const roundId = await drive.until('betting');
  const players: Entered[] = [];
  while (players.length < count) players.push(await harness.enter(studio, game.gameCode, balanceMinor));
  for (const { frame } of players) await successOf(frame.bet(roundId, [ante]));
  await drive.until('deciding');
  const [first, second] = players;
  if (!first) throw new Error('nobody plays');
  return { studio, roundId, first, second: second ?? first };
}

/** The seat of a round that is over, paid by what was decided; and nothing else moved on his account. */
async function expectPaid({ frame, memberId }: Entered, roundId: string, actions: string[]) {
  const [last] = (await successOf(frame.seats(1))).list;
  if (last?.round.roundId !== roundId) throw new Error('no seat');
  const { seat, round } = last;
  const decisions = actions.map((action) => ({ phase: 1, hand: 0, action }));
  expect(seat.decisions).toEqual(decisions);
  const seen = game.decisions?.rules.seenBy(round.outcome ?? {}, decisions) ?? {};
  const bets = [ante, ...(actions.includes('play') ? [{ ...ante, key: 'play' }] : [])];
  const types = [...game.betTypes, ...(game.decisions?.betTypes ?? [])];
  const paid = settleBets(
    types,
    seen,
    bets.map((bet) => ({ ...bet, stakeMinor: 1_000n })),
  );
  expect(seat).toMatchObject({
    status: 'settled',
    stakeMinor: `${paid.stakeMinor}`,
    payoutMinor: `${paid.payoutMinor}`,
  });
  expect(await money.cashOf(memberId)).toBe(opening - paid.stakeMinor + paid.payoutMinor);
  recomputeTable(game, round);
  const proved = { isCommitted: true, isSame: true };
  expect(await verifyRound({ ...round, ...seat } as ShownRound)).toMatchObject(proved);
}

test('everybody sees the players’ hand while it is decided, and nothing of the dealer’s or the seed', async () => {
  const { first, roundId } = await dealtTo(1);
  const { state, seat } = await successOf(first.frame.table());
  const { round } = state;
  expect(round).toMatchObject({ status: 'deciding', outcome: null, serverSeed: null, start: null });
  const { rows } = await money.owner.query('select outcome from studio.table_rounds where id = $1', [roundId]);
  expect(round?.phase).toMatchObject({ number: 1, shown: { phase: 1, player: rows[0].outcome.player } });
  expect(JSON.stringify(round)).not.toContain('dealer');
  expect(seat).toMatchObject({ decisions: [], stakeMinor: '1000' });
  expect(await first.frame.bet(roundId, [ante])).toEqual(failure('betting_closed'));
  await drive.until('settled');
});

test('who plays stakes once more, who folds does not, who does not answer has folded; the round goes on when all have decided', async () => {
  const { first, second, roundId } = await dealtTo(3);
  const { seat, balanceMinor } = await successOf(first.frame.decide(roundId, 1, 0, 'play'));
  expect(seat).toMatchObject({ stakeMinor: '2000', decisions: [{ phase: 1, hand: 0, action: 'play' }] });
  expect(balanceMinor).toBe('998000');
  await successOf(second.frame.decide(roundId, 1, 0, 'fold'));
  const before = money.clock.now().getTime();
  await drive.until('dealt');
  expect(money.clock.now().getTime() - before).toBeGreaterThan(10_000);
  await drive.until('settled');
  await expectPaid(first, roundId, ['play']);
  await expectPaid(second, roundId, ['fold']);

  const alone = await dealtTo(1);
  const asked = money.clock.now().getTime();
  await successOf(alone.first.frame.decide(alone.roundId, 1, 0, 'play'));
  await drive.until('dealt');
  expect(money.clock.now().getTime() - asked).toBeLessThan(1_000);
  await drive.until('settled');
  await expectPaid(alone.first, alone.roundId, ['play']);
});

test('late, twice, illegal and for another’s seat: refused, and no money moves', async () => {
  const { first, second, roundId, studio } = await dealtTo(2);
  const { frame } = first;
  const stranger = await harness.enter(studio, game.gameCode);
  const aside = await harness.enter(studio, 'roulette', 0n, first.memberId);
  expect(await stranger.frame.decide(roundId, 1, 0, 'play')).toEqual(failure('round_not_found'));
  expect(await frame.decide(randomUUID(), 1, 0, 'play')).toEqual(failure('round_not_found'));
  expect(await aside.frame.decide(roundId, 1, 0, 'play')).toEqual(failure('step_not_offered'));
  expect(await frame.decide(roundId, 2, 0, 'play')).toEqual(failure('step_not_offered'));
  expect(await frame.decide(roundId, 1, 1, 'play')).toEqual(failure('step_not_offered'));
  expect(await frame.decide(roundId, 1, 0, 'double')).toEqual(failure('step_not_offered'));
  const id = randomUUID();
  const taken = await successOf(frame.decide(roundId, 1, 0, 'play', id));
  expect(await successOf(frame.decide(roundId, 1, 0, 'play', id.toUpperCase()))).toEqual(taken);
  expect(await frame.decide(roundId, 1, 0, 'fold', id)).toEqual(failure('repeated_with_other_content'));
  expect(await second.frame.decide(roundId, 1, 0, 'play', id)).toEqual(failure('repeated_with_other_content'));
  expect(await frame.decide(roundId, 1, 0, 'fold')).toEqual(failure('decision_over'));
  expect(await frame.undo(id)).toEqual(failure('betting_closed'));
  await drive.until('dealt');
  expect(await second.frame.decide(roundId, 1, 0, 'play')).toEqual(failure('decision_over'));
  expect(await money.cashOf(second.memberId)).toBe(opening - 1_000n);
  await drive.until('settled');
  await expectPaid(first, roundId, ['play']);
  await expectPaid(second, roundId, []);
});

test('two sessions that decide at the same moment decide one thing, and stake once', async () => {
  const { first, roundId } = await dealtTo(1);
  const answers = await Promise.all(
    ['play', 'fold', 'play'].map((action) => first.frame.decide(roundId, 1, 0, action)),
  );
  const taken = ['play', 'fold', 'play'].filter((_, place) => answers[place]?.ok);
  const refused = answers.filter(({ ok }) => !ok);
  expect(refused).toEqual(refused.map(() => failure('decision_over')));
  const [action = ''] = taken;
  expect(new Set(taken)).toEqual(new Set([action]));
  const { rows } = await money.owner.query(
    `select placement.action, placement.status from studio.table_placements placement
     join studio.table_seats seat on seat.id = placement.seat_id
     where seat.round_id = $1 and placement.phase is not null`,
    [roundId],
  );
  expect(rows).toEqual([{ action, status: 'placed' }]);
  await drive.until('settled');
  await expectPaid(first, roundId, [action]);
});

test('who cannot pay the further stake may still fold; nobody bets it before the deal', async () => {
  const studio = harness.build();
  const roundId = await drive.until('betting');
  const poor = await harness.enter(studio, game.gameCode, 1_500n);
  expect(await poor.frame.bet(roundId, [{ ...ante, key: 'play' }])).toEqual(failure('bet_not_offered'));
  await successOf(poor.frame.bet(roundId, [ante]));
  await drive.until('deciding');
  expect(await poor.frame.decide(roundId, 1, 0, 'play')).toEqual(failure('insufficient_funds'));
  await successOf(poor.frame.decide(roundId, 1, 0, 'fold'));
  await drive.until('settled');
  expect(await money.cashOf(poor.memberId)).toBe(500n);
});

test('the wallet’s own refusal leaves room for another decision', async () => {
  const studio = harness.buildUnaware();
  const roundId = await drive.until('betting');
  const poor = await harness.enter(studio, game.gameCode, 1_500n);
  await successOf(poor.frame.bet(roundId, [ante]));
  await drive.until('deciding');
  expect(await poor.frame.decide(roundId, 1, 0, 'play')).toEqual(failure('insufficient_funds'));
  await successOf(poor.frame.decide(roundId, 1, 0, 'fold'));
  await drive.until('settled');
  expect(await money.cashOf(poor.memberId)).toBe(500n);
});

test.each(['before', 'after'] as const)(
  'a further stake whose answer was lost %s it was booked is gone on with under its id, or given back when time is up',
  async (loss) => {
    for (const asksAgain of [true, false]) {
      const { first, roundId } = await dealtTo(1);
      const id = randomUUID();
      harness.losses.push(loss);
      await expect(first.frame.decide(roundId, 1, 0, 'play', id)).rejects.toThrow();
      // As after a restart: another studio, another runner.
      const again = harness.build();
      const { session } = first;
      if (asksAgain) await successOf(studioFrame(again, session).decide(roundId, 1, 0, 'play', id));
      await driveTable(harness, game).until('settled');
      await expectPaid(first, roundId, asksAgain ? ['play'] : []);
    }
  },
);

test.each(['before', 'after'] as const)(
  'a further stake whose answer was lost %s it was booked may be decided anew: the page does not call it in, and it is staked once',
  async (loss) => {
    const { first, roundId } = await dealtTo(1);
    harness.losses.push(loss);
    await expect(first.frame.decide(roundId, 1, 0, 'play')).rejects.toThrow();
    expect((await successOf(first.frame.table())).seat).toMatchObject({ decisions: [] });
    expect(await first.frame.decide(roundId, 1, 0, 'fold')).toEqual(failure('decision_over'));
    const { seat, balanceMinor } = await successOf(first.frame.decide(roundId, 1, 0, 'play'));
    expect(seat).toMatchObject({ stakeMinor: '2000', decisions: [{ phase: 1, hand: 0, action: 'play' }] });
    expect(balanceMinor).toBe('998000');
    await drive.until('settled');
    await expectPaid(first, roundId, ['play']);
  },
);

test('a process that comes late with what it saw before the deal takes back no decision', async () => {
  const { first, roundId } = await dealtTo(1);
  const id = randomUUID();
  harness.losses.push('after');
  await expect(first.frame.decide(roundId, 1, 0, 'play', id)).rejects.toThrow();
  const tables = withTables<SharedTables>(money.vendorsDatabase);
  expect(await unsurePlacements(tables, { id: roundId, phase: null })).toEqual([]);
  expect(await unsurePlacements(tables, { id: roundId, phase: 2 })).toEqual([]);
  expect(await unsurePlacements(tables, { id: roundId, phase: 1 })).toMatchObject([{ id }]);
  await drive.until('settled');
  await expectPaid(first, roundId, []);
});

test('a round that is cut off at every step goes on with another process', async () => {
  const { first, roundId } = await dealtTo(1);
  await successOf(first.frame.decide(roundId, 1, 0, 'play'));
  let status = 'deciding';
  for (let step = 0; status !== 'settled' && step < 50; step += 1) {
    const next = driveTable(harness, game);
    // The payout is cut off before it is booked, then behind it.
    if (step < 6) harness.losses.push(step % 2 === 0 ? 'before' : 'after');
    const waitMs = await next.step().catch(() => 500);
    harness.losses.length = 0;
    money.clock.advanceMs(waitMs);
    status = (await next.last()).status;
  }
  await expectPaid(first, roundId, ['play']);
});

test('pair plus alone asks for no decision', async () => {
  const roundId = await drive.until('betting');
  const { frame } = await harness.enter(harness.build(), game.gameCode);
  await successOf(frame.bet(roundId, [pairPlus]));
  const seen: string[] = [];
  for (let step = 0; step < 200 && seen.at(-1) !== 'settled'; step += 1) {
    money.clock.advanceMs(await drive.step());
    const { status } = await drive.last();
    if (seen.at(-1) !== status) seen.push(status);
  }
  expect(seen).toEqual(['betting', 'closed', 'dealt', 'settled']);
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
