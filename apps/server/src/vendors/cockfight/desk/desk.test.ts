// @covers cockfight-desk cockfight-verifier

import type { FightOutcome } from '@baize/games/cockfight';
import { expect, test } from 'vitest';
import { asStaff } from '../../sportsbook/testing/desk.fixture.ts';
import type { StaffDone, StaffPorts } from '../../vendor.ts';
import { askedBet, useArenas } from '../testing/arenas.fixture.ts';
import { type ShownFight, verifyFight } from '../verifier/verify-fight.ts';
import { createCockfightDesk } from './index.ts';

const { money, notices, build, until, player } = useArenas();

/** Arenas with the desk over them; what staff did is kept. */
function deskOf() {
  const done: StaffDone[] = [];
  const arenas = build();
  const audit = async (_by: unknown, entry: StaffDone) => done.push(entry);
  const staffPorts = { audit } as unknown as StaffPorts;
  const cashPoolOf = () => 'own:cash';
  const desk = createCockfightDesk(
    { database: money.vendorsDatabase, staffPorts, cashPoolOf },
    arenas,
    () => undefined,
  );
  return { arenas, desk, done };
}

/** What staff sees and does, as `anna` of all brands. */
function actsOf({ desk }: ReturnType<typeof deskOf>) {
  const at = (fightId: string) => ({ ...asStaff(money.brand.id), params: { fightId } }) as never;
  return {
    list: () =>
      desk.staffFights({
        ...asStaff(money.brand.id),
        data: { page: 1, pageSize: 25, sort: 'openedAt', direction: 'desc' },
      } as never),
    show: async (fightId: string) => {
      const shown = await desk.staffFight(at(fightId));
      if (!shown.ok) throw new Error(shown.message);
      return shown.value;
    },
    cancel: (fightId: string) =>
      desk.staffFightCancel({ ...(at(fightId) as object), body: { reason: 'tape' } } as never),
    correct: (fightId: string, outcome: FightOutcome) =>
      desk.staffFightCorrect({ ...(at(fightId) as object), body: { outcome, reason: 'camera' } } as never),
  };
}

test('staff sees what is down and calls a fight off: every stake goes back', async () => {
  const tools = deskOf();
  const { arenas, done } = tools;
  const acts = actsOf(tools);
  const { id } = await until(arenas, 'DS88', 'OPEN');
  const who = await player();
  await arenas.bet(who.session, await askedBet(arenas, 'DS88', 'bdd', 1_000n));
  const shown = await acts.show(id);
  expect(shown).toMatchObject({ canCancel: true, correctsTo: null, serverSeed: null });
  expect(shown.board.find(({ bet }) => bet === 'bdd')).toMatchObject({ bets: 1, staked: '10.00', liability: '80.00' });
  expect(await acts.list()).toMatchObject({ ok: true, value: { rows: [{ fightId: id, bets: 1, staked: '10.00' }] } });
  expect(await acts.cancel(id)).toEqual({ ok: true, value: {} });
  expect(await acts.cancel(id)).toMatchObject({ message: 'round_closed' });
  expect(done).toMatchObject([{ act: 'cancelFight', subject: `fight:${id}`, reason: 'tape' }]);
  await until(arenas, 'DS88', 'SETTLED');
  expect(await money.cashOf(who.memberId)).toBe(1_000_000n);
  expect(await acts.show(id)).toMatchObject({ fight: { outcome: 'CANCEL', cancelGround: 'staff' }, correctsTo: null });
});

test('a fight that has begun is not called off; its result is corrected once, and the difference is paid', async () => {
  const tools = deskOf();
  const { arenas } = tools;
  const acts = actsOf(tools);
  await until(arenas, 'DIG', 'OPEN');
  const who = await player();
  for (const bet of ['meron', 'wala', 'bdd', 'ftd'] as const)
    await arenas.bet(who.session, await askedBet(arenas, 'DIG', bet, 1_000n));
  const { id } = await until(arenas, 'DIG', 'FIGHTING');
  expect(await acts.cancel(id)).toMatchObject({ message: 'round_closed' });
  expect(await acts.correct(id, 'CANCEL')).toMatchObject({ message: 'round_closed' });
  const { outcome } = await until(arenas, 'DIG', 'SETTLED');
  const other = outcome === 'MERON' ? 'WALA' : 'MERON';
  expect(await acts.correct(id, other)).toMatchObject({ message: 'choice_not_offered' });
  const before = await money.cashOf(who.memberId);
  expect(notices).toEqual([]);
  expect(await acts.correct(id, 'CANCEL')).toEqual({ ok: true, value: {} });
  await until(arenas, 'DIG', 'SETTLED');
  expect(await money.cashOf(who.memberId)).toBe(1_000_000n);
  // One message for each bet that brings something else now.
  expect(new Set(notices.map(({ reference }) => reference)).size).toBe(notices.length);
  const changed = notices.map(({ kind, amountMinor }) => (kind === 'fightRaised' ? amountMinor : -amountMinor));
  expect(changed.reduce((sum, amount) => sum + amount, before)).toBe(1_000_000n);
  expect(notices[0]).toMatchObject({ playerRef: who.playerRef, params: { arena: 'DIG' } });
  expect(await acts.correct(id, outcome ?? 'MERON')).toMatchObject({ message: 'round_closed' });
  expect(await acts.show(id)).toMatchObject({ fight: { outcome: 'CANCEL' }, correctedFrom: outcome, correctsTo: null });
});

test('a fight and its bet are recomputed from the proof; one that was forged is found', async () => {
  const { arenas } = deskOf();
  await until(arenas, 'DIG', 'OPEN');
  const who = await player();
  const asked = await askedBet(arenas, 'DIG', 'meron', 1_000n);
  await arenas.bet(who.session, asked);
  const early = (await arenas.proofOf(who.playerRef, asked.betId))?.round as unknown as ShownFight;
  expect(early.fight).toMatchObject({ serverSeed: null, course: null });
  await expect(verifyFight(early)).rejects.toThrow('not published');
  await until(arenas, 'DIG', 'SETTLED');
  const proof = (await arenas.proofOf(who.playerRef, asked.betId))?.round as unknown as ShownFight;
  expect(await verifyFight(proof)).toMatchObject({ isCommitted: true, isSame: true });
  const { fight, bet } = proof;
  const forged = fight.outcome === 'MERON' ? ('WALA' as const) : ('MERON' as const);
  expect(await verifyFight({ ...proof, fight: { ...fight, outcome: forged } })).toMatchObject({ isSame: false });
  expect(await verifyFight({ ...proof, bet: { ...bet, returnMinor: '999999' } })).toMatchObject({ isSame: false });
  expect(await verifyFight({ ...proof, fight: { ...fight, serverSeed: 'ab'.repeat(32) } })).toMatchObject({
    isCommitted: false,
  });
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
