// @covers cockfight-settings

import { arenaOf } from '@baize/games/cockfight';
import { expect, test } from 'vitest';
import { asStaff } from '../../sportsbook/testing/desk.fixture.ts';
import type { StaffDone, StaffPorts } from '../../vendor.ts';
import { askedBet, ownPool, useArenas } from '../testing/arenas.fixture.ts';
import { createCockfightDesk } from './index.ts';

const { money, build, until, player } = useArenas();
const currency = { code: 'PHP', exponent: 2, symbol: 'P' };

function useDesk() {
  const done: StaffDone[] = [];
  const arenas = build();
  const audit = async (_by: unknown, entry: StaffDone) => done.push(entry);
  const desk = createCockfightDesk(
    { database: money.vendorsDatabase, staffPorts: { audit } as unknown as StaffPorts, cashPoolOf: () => 'own:cash' },
    arenas,
    () => undefined,
  );
  const as = (body: object = {}) => {
    const staff = asStaff(money.brand.id) as { brand: object };
    return { ...staff, brand: { ...staff.brand, currency }, body } as never;
  };
  return {
    ...{ done, arenas },
    shown: async () => {
      const answer = await desk.staffFightSettings(as());
      if (!answer.ok) throw new Error('no settings');
      return answer.value.arenas.find(({ arena }) => arena === 'DS88');
    },
    set: (settings: object) => desk.staffFightSettingsSet(as({ arena: 'DS88', settings, reason: 'season' })),
    time: (timings: object) => desk.staffFightTimingsSet(as({ arena: 'DS88', timings, reason: 'season' })),
  };
}
const settings = {
  ...{ minStake: '2.00', maxStake: '50.00', memberMax: '80.00', maxLiability: '10000.00' },
  ...{ bddOdds: 7, ftdOdds: 12 },
};

test('limits, odds of draws and timings hold from the next programme on, for the own brand alone, and are audited', {
  timeout: 120_000,
}, async () => {
  const { arenas, done, shown, set, time } = useDesk();
  const who = await player();
  await until(arenas, 'DS88', 'OPEN');
  const first = await shown();
  expect(await set({ ...settings, maxStake: '1.00' })).toMatchObject({
    message: 'invalid_input',
  });
  expect(await set(settings)).toMatchObject({ ok: true });
  expect(await time({ bettingSeconds: 40, pauseSeconds: 6 })).toMatchObject({ ok: true });
  const now = await shown();
  expect(now?.now).toEqual(first?.now);
  expect(now?.next).toEqual({ settings, timings: { bettingSeconds: 40, pauseSeconds: 6 } });
  expect(done.map(({ act, reason }) => [act, reason])).toEqual([
    ['setArenaSettings', 'season'],
    ['setArenaTimings', 'season'],
  ]);
  // The running programme keeps what it began with.
  const usual = await askedBet(arenas, 'DS88', 'bdd', 1_00n);
  expect(usual.odds).toBe('8');
  expect(await arenas.bet(who.session, usual)).toMatchObject({ ok: true });
  await until(arenas, 'DS88', 'SETTLED');
  await money.owner.query(`update cockfight.fights set number = $1 where arena = 'DS88'`, [
    arenaOf('DS88').fightsOfProgramme,
  ]);
  const fight = await until(arenas, 'DS88', 'OPEN');
  expect(fight).toMatchObject({ programme: 2, number: 1 });
  expect(fight.closes_at.getTime() - fight.opened_at.getTime()).toBe(40_000);
  const own = await askedBet(arenas, 'DS88', 'bdd', 1_00n);
  expect(own.odds).toBe('7');
  expect(await arenas.bet(who.session, own)).toMatchObject({ message: 'table_limit' });
  expect(await arenas.bet(who.session, { ...own, stakeMinor: '5001' })).toMatchObject({ message: 'table_limit' });
  expect(await arenas.bet(who.session, { ...own, stakeMinor: '5000' })).toMatchObject({ ok: true });
  const more = await askedBet(arenas, 'DS88', 'bdd', 31_00n);
  expect(await arenas.bet(who.session, more)).toMatchObject({ message: 'table_limit' });
  const others = await arenas.stateOf({ code: 'DS88' }, 'other:cash:PHP');
  expect(others.board?.odds.bdd).toBe('8');
  expect(await arenas.poolsNow({ code: 'DS88' })).toContain(ownPool);
  await until(arenas, 'DS88', 'SETTLED');
  await money.expectCleanBooks();
});
