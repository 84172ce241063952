// @covers cockfight-bets cockfight-states cockfight-tote

import { randomUUID } from 'node:crypto';
import { arenaOf, chancesOf, type FightOutcome, pairingOfNames, settleBet } from '@baize/games/cockfight';
import { describe, expect, test } from 'vitest';
import { createPlayers } from './players.ts';
import { AnswerLost, askedBet, type Loss, ownPool, useArenas } from './testing/arenas.fixture.ts';
import { type ShownFight, verifyFight } from './verifier/verify-fight.ts';

const { money, losses, paid, build, until, player } = useArenas();

describe('a bet', () => {
  test('is taken at the odds that are shown, and paid by the result', async () => {
    const arenas = build();
    await until(arenas, 'DS88', 'OPEN');
    const who = await player();
    const asked = [];
    for (const bet of ['meron', 'wala', 'bdd', 'ftd'] as const) {
      const one = await askedBet(arenas, 'DS88', bet, 1_000n);
      expect(await arenas.bet(who.session, one)).toMatchObject({ ok: true, value: { bet: { state: 'ACCEPTED' } } });
      asked.push(one);
    }
    const fight = await until(arenas, 'DS88', 'SETTLED');
    const expected = asked
      .map((one) => settleBet({ ...one, stakeMinor: BigInt(one.stakeMinor) }, fight.outcome as FightOutcome, null))
      .reduce((sum, { atRiskMinor, returnMinor }) => sum + returnMinor - atRiskMinor, 0n);
    expect(await money.cashOf(who.memberId)).toBe(1_000_000n + expected);
    expect(paid.at(-1)).toMatchObject({ arena: 'DS88', playerRef: who.playerRef });
  });

  test('of the same id is the same bet; with other content it is refused', async () => {
    const arenas = build();
    await until(arenas, 'DIG', 'OPEN');
    const who = await player();
    const asked = await askedBet(arenas, 'DIG', 'meron', 2_000n);
    const [one, other] = await Promise.all([arenas.bet(who.session, asked), arenas.bet(who.session, asked)]);
    expect([one.ok, other.ok]).toEqual([true, true]);
    const twice = await arenas.bet(who.session, { ...asked, stakeMinor: '3000' });
    expect(twice).toMatchObject({ ok: false, message: 'repeated_with_other_content' });
    expect(await money.cashOf(who.memberId)).toBe(998_000n);
  });

  test('another’s bet id is refused and shows nothing of his', async () => {
    const arenas = build();
    const [who, thief] = [await player(), await player()];
    await until(arenas, 'DIG', 'OPEN');
    const asked = await askedBet(arenas, 'DIG', 'wala', 2_000n);
    await arenas.bet(who.session, asked);
    expect(await arenas.bet(thief.session, asked)).toEqual({ ok: false, message: 'repeated_with_other_content' });
    expect(await arenas.proofOf(thief.playerRef, asked.betId)).toBeNull();
  });

  test('behind the last call is refused, and so is one on another arena’s fight', async () => {
    const arenas = build();
    const who = await player();
    const fight = await until(arenas, 'DS88', 'LAST_CALL');
    const asked = await askedBet(arenas, 'DS88', 'meron', 1_000n);
    expect((await arenas.bet(who.session, { ...asked, betId: randomUUID() })).ok).toBe(true);
    expect(await arenas.bet(who.session, { ...asked, betId: randomUUID(), arena: 'DIG' })).toMatchObject({
      message: 'round_not_found',
    });
    // To the millisecond: the clock decides, not whether a step was done.
    money.clock.advanceMs(fight.closes_at.getTime() - money.clock.now().getTime());
    expect(await arenas.bet(who.session, { ...asked, betId: randomUUID() })).toMatchObject({
      message: 'betting_closed',
    });
  });

  test('is refused at worse odds, below and above the limits, and without money', async () => {
    const arenas = build();
    await until(arenas, 'DS88', 'OPEN');
    const [who, poor] = [await player(100_000_000n), await player(100n)];
    const asked = await askedBet(arenas, 'DS88', 'meron', 1_000n);
    const refused = async (more: object, from = who) => {
      const answer = await arenas.bet(from.session, { ...asked, betId: randomUUID(), ...more });
      return answer.ok ? 'taken' : answer.message;
    };
    expect(await refused({ odds: '-0.30' })).toBe('price_changed');
    expect(await refused({ odds: '0.01' })).toBe('taken');
    expect(await refused({ odds: '' })).toBe('price_changed');
    expect(await refused({ odds: '9.50' })).toBe('bet_not_offered');
    expect(await refused({ stakeMinor: '99' })).toBe('table_limit');
    expect(await refused({ stakeMinor: '500001' })).toBe('table_limit');
    expect(await refused({}, poor)).toBe('insufficient_funds');
    for (let index = 0; index < 3; index += 1) await refused({ stakeMinor: '500000', odds: '0.01' });
    expect(await refused({ stakeMinor: '500000', odds: '0.01' })).toBe('table_limit');
    // The money moved the price.
    const now = await askedBet(arenas, 'DS88', 'meron', 1_000n);
    expect(Number(now.odds)).toBeLessThan(Number(asked.odds));
  });

  test('a launch token that another has used opens nothing', async () => {
    expect(await build().open({ arena: 'DS88', launchToken: 'used' })).toMatchObject({
      message: 'launch_token_invalid',
    });
  });
});

describe('what is lost on the way is found by the next process', () => {
  const acts = ['makeBet', 'commitBet', 'settleBets'] as const;
  const cases = acts.flatMap((act) => (['before', 'after'] as const).map((loss): [string, Loss] => [act, loss]));
  test.each(cases)('%s, its answer lost %s it was booked', async (act, loss) => {
    const arenas = build();
    await until(arenas, 'DS88', 'OPEN');
    const who = await player();
    const asked = await askedBet(arenas, 'DS88', 'meron', 1_000n);
    const cut = (error: unknown) => expect(error).toBeInstanceOf(AnswerLost);
    losses.set(act, loss);
    if (act !== 'settleBets') await arenas.bet(who.session, asked).catch(cut);
    else await arenas.bet(who.session, asked);
    // In the middle of the fight another process takes over.
    if (act !== 'settleBets') await until(build(), 'DS88', 'FIGHTING');
    else await until(build(), 'DS88', 'RESULT').catch(cut);
    await build().run(arenaOf('DS88')).catch(cut);
    await until(build(), 'DS88', 'SETTLED').catch(cut);
    await until(build(), 'DS88', 'SETTLED');
    const bet = await arenas.bets.find(asked.betId);
    const atRisk = bet?.state === 'REJECTED' ? 0n : (bet?.risk_minor ?? 0n);
    expect(bet?.state === 'REJECTED').toBe(act === 'makeBet' && loss === 'before');
    expect(await money.cashOf(who.memberId)).toBe(1_000_000n - atRisk + (bet?.return_minor ?? 0n));
    expect(losses.size).toBe(0);
  });
});

describe('the tote', () => {
  test('pays from the pool with the operator’s seed in it', async () => {
    const arenas = build();
    const open = await until(arenas, 'WS168', 'OPEN');
    const [one, other] = [await player(), await player()];
    await arenas.bet(one.session, await askedBet(arenas, 'WS168', 'meron', 30_000n));
    const last = await askedBet(arenas, 'WS168', 'wala', 20_000n);
    await arenas.bet(other.session, last);
    const { board } = await arenas.stateOf({ code: 'WS168' }, ownPool);
    const { MERON, WALA } = chancesOf(pairingOfNames('WS168', open));
    const onMeron = 1_000_000n * BigInt(MERON);
    const seed = onMeron / BigInt(MERON + WALA);
    const per100 = (side: bigint) => (1_050_000n * 95n * 100n) / side;
    expect(board?.tote).toEqual({
      meronPer100Minor: `${per100(seed + 30_000n)}`,
      walaPer100Minor: `${per100(1_000_000n - seed + 20_000n)}`,
      isCancelled: false,
    });
    const { outcome } = await until(arenas, 'WS168', 'SETTLED');
    const won = (30_000n * per100(seed + 30_000n)) / 10_000n;
    const returned = { MERON: won, WALA: 0n, BDD: 30_000n, FTD: 30_000n, CANCEL: 30_000n }[outcome ?? 'CANCEL'];
    expect(await money.cashOf(one.memberId)).toBe(970_000n + returned);
    const proof = (await arenas.proofOf(other.playerRef, last.betId))?.round as unknown as ShownFight;
    expect(proof.tote).toMatchObject({ meronMinor: '30000', walaMinor: '20000' });
    expect(await verifyFight(proof)).toMatchObject({ isCommitted: true, isSame: true });
    const forged = { ...(proof.tote as NonNullable<ShownFight['tote']>), walaMinor: '10000' };
    expect(await verifyFight({ ...proof, tote: forged })).toMatchObject({ isSame: false });
  });

  test('gives stakes on birds back at 107 for 100 or less; draws of the fight count', async () => {
    const arenas = build();
    await until(arenas, 'WS168', 'OPEN');
    const members = await Promise.all(Array.from({ length: 3 }, () => player(100_000_000n)));
    for (const { session } of members)
      for (let index = 0; index < 4; index += 1)
        await arenas.bet(session, await askedBet(arenas, 'WS168', 'meron', 500_000n));
    const [first] = members;
    await arenas.bet(first?.session ?? '', await askedBet(arenas, 'WS168', 'bdd', 1_000n));
    const { outcome } = await until(arenas, 'WS168', 'SETTLED');
    const ofDraw = outcome === 'BDD' ? 8_000n : -1_000n;
    for (const { memberId } of members)
      expect(await money.cashOf(memberId)).toBe(100_000_000n + (memberId === first?.memberId ? ofDraw : 0n));
  });
});

test('money of another brand, currency or trial accounts moves no odds and shares no pool', async () => {
  const arenas = build();
  const [own, foreign] = [await player(100_000_000n), await player(100_000_000n)];
  await createPlayers(money.vendorsDatabase).enter(foreign.playerRef, 'other:trial:USD');
  for (const code of ['WS168', 'DS88'] as const) {
    await until(arenas, code, 'OPEN');
    const before = await arenas.stateOf({ code }, ownPool);
    const asked = await askedBet(arenas, code, 'meron', 500_000n);
    for (let index = 0; index < 4; index += 1)
      await arenas.bet(foreign.session, { ...asked, betId: randomUUID(), odds: code === 'DS88' ? '0.01' : '' });
    expect((await arenas.stateOf({ code }, ownPool)).board).toEqual(before.board);
    expect((await arenas.stateOf({ code }, 'other:trial:USD')).board).not.toEqual(before.board);
    expect(await arenas.bet(own.session, { ...asked, stakeMinor: '1000' })).toMatchObject({ ok: true });
    await until(arenas, code, 'SETTLED');
  }
});

test('a player has a bounded number of bets on a fight', async () => {
  const arenas = build();
  await until(arenas, 'DS88', 'OPEN');
  const who = await player();
  const asked = { ...(await askedBet(arenas, 'DS88', 'ftd', 100n)) };
  const answers = [];
  for (let index = 0; index < 61; index += 1)
    answers.push(await arenas.bet(who.session, { ...asked, betId: randomUUID() }));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(60);
  expect(answers.at(-1)).toMatchObject({ message: 'limit_reached' });
});

test('a fight is called off half an hour behind its last bet, and the next one opens', async () => {
  const arenas = build();
  await until(arenas, 'DIG', 'CLOSED');
  money.clock.advanceMs(31 * 60_000);
  const fight = await until(arenas, 'DIG', 'SETTLED');
  expect(fight).toMatchObject({ outcome: 'CANCEL', cancel_ground: 'late' });
  expect((await until(arenas, 'DIG', 'OPEN')).number).toBe(fight.number + 1);
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
