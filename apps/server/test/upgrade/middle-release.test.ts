// @covers upgrade

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPlayer, type Player } from '@baize/testkit/player';
import { expect, test } from 'vitest';
import { runProgram } from '../support/program.ts';
import { testPassword } from '../support/test-server.ts';
import { expectCleanFolder, useOldFolder } from './old-folder.ts';

/**
 * The schema of 2026-11-27 (93 migrations: cashier, lotteries, rewards, sports), before many of its tables got other keys. Three members
 * registered, deposited, and played slots, dice and a fast lottery; one left Mines open, one a ticket of a draw to come. Dumped from
 * PostgreSQL 15, without the hashes of that program's own files.
 */
const balances = { midanna: '229.66', midben: '228.77', midcarla: '257.13' };
/** 48 rounds and three tickets; what was open is no bet yet. */
const betsSettled = 51;
const openMines = 'f79b7c2b-03d0-4fe1-aa8c-d0ca5d255861';
const openTicket = { id: '19dc4580-0300-45c7-ac2c-34f2a664b98d', drawsAt: Date.parse('2026-12-01T11:30:00Z') };
const accounts = {
  member: 'kUMRztB5SghJS8',
  agent: 'k47T6b2TW96jG3',
  trial: 'knUp6GH56EEAP3',
  staff: 'kHmrwDdksSxmE4',
};
/** The program starts an hour behind the draw, or later: it was missed while nothing ran. */
const movedClock = new URL('../../../../e2e/support/preload/moved-clock.mjs', import.meta.url);
const hourMs = 3_600_000;
const port = '4426';
const old = useOldFolder('2026-11-27', accounts);
const minorOf = (amount: string) => BigInt(amount.replace('.', ''));

async function enter(name: keyof typeof balances): Promise<Player> {
  const player = createPlayer(`http://localhost:${port}`, name, testPassword);
  await player.login();
  return player;
}

/** What the ticket brought when its draw was made up for. */
async function payoutOfTicket(ben: Player): Promise<bigint> {
  const ticketNow = async () => {
    const { list } = await ben.call('lottoTickets', { data: { gameId: 'th-hanoi', pageSize: 5 } });
    return list.find(({ ticketId }) => ticketId === openTicket.id);
  };
  await ben.openLottery('TCG_SEA', 'th-hanoi');
  await expect.poll(async () => (await ticketNow())?.status, { timeout: 60_000 }).toBe('settled');
  return BigInt((await ticketNow())?.payoutMinor ?? -1);
}

test('the data folder of a later release is brought up to date: what was open goes on, and the books hold', async () => {
  const clockFile = path.join(old.folder, 'ahead-ms');
  await writeFile(clockFile, String(Math.max(0, openTicket.drawsAt + hourMs - Date.now())));
  const clock = { CLOCK_FILE: clockFile, NODE_OPTIONS: `--import ${movedClock.href}` };
  const program = runProgram({ PORT: port, DATA_DIR: old.dataFolder, ...clock });
  await program.until(/Baize is ready/);
  expect(program.output).toMatch(/up to date \(\d+ steps\)/);
  const [anna, ben, carla] = [await enter('midanna'), await enter('midben'), await enter('midcarla')];
  expect(await anna.balance()).toBe(balances.midanna);
  expect(await carla.balance()).toBe(balances.midcarla);
  const wonMinor = await payoutOfTicket(ben);
  expect(minorOf(await ben.balance())).toBe(minorOf(balances.midben) + wonMinor);

  await anna.openGame('BAIZE', 'mines');
  const { open } = await anna.call('studioInstantRounds', { data: { pageSize: 5 } });
  expect(open).toMatchObject({ roundId: openMines, view: { opened: [12] } });
  const { round } = await anna.call('studioInstantStep', { body: { roundId: openMines, step: { cashOut: true } } });
  expect(round).toMatchObject({ status: 'settled', payoutMinor: '515' });
  expect(minorOf(await anna.balance())).toBe(minorOf(balances.midanna) + 515n);
  await carla.openGame('BAIZE', 'jade_cascade');
  await carla.spin('100');

  expect(await expectCleanFolder(old)).toBe(betsSettled + 3);
  program.signal('SIGTERM');
  expect(await program.ended, program.errors).toBe(0);
}, 200_000);
