// @covers agent-pay-runs ledger-invariants

import { beforeEach, expect, test } from 'vitest';
import { useAgents } from '../agents.fixture.ts';

const { money, open, play, termsOf, agree, pay, lineOf } = useAgents();

const day = '2026-03-03';
let top = '';
let member = '';

beforeEach(async () => {
  top = await open(null);
  member = await open(await open(await open(top, 2), 2), 0);
});

test('hours stand alone, from what they begin at', async () => {
  await agree(null, top, 'hourSalary', termsOf([['5000', 0, '0.2']]));
  for (const [hour, turnover] of [
    [10, 420_000n],
    [11, 1_800_000n],
    [13, 9_050_000n],
  ] as const)
    await play(member, { day, hour, turnover });
  for (const hour of [10, 11, 12, 13])
    await pay('hourSalary', `${day}T${hour}:00`, [`${day}T${hour}:00`, `${day}T${hour + 1}:00`]);
  expect(await money.cashOf(top)).toBe(3_600n + 18_100n);
});

test('real-time slots pay the day’s cumulative figure, set voids off, and the end of the day pays the rest', async () => {
  await agree(null, top, 'realTimeSalary', termsOf([['0', 0, '0.15']]));
  const paid: bigint[] = [];
  const slots = [33_333n, 0n, 125_055n, -50_000n, 1_000n, 400_001n];
  for (const [index, turnover] of slots.entries()) {
    await play(member, { day, turnover });
    const at = [`0${index}:00`, `0${index}:05`] as const;
    await pay('realTimeSalary', `${day}T${at[0]}`, [`${day}T${at[0]}`, `${day}T${at[1]}`]);
    paid.push(await money.cashOf(top));
  }
  expect(paid).toEqual([49n, 49n, 237n, 237n, 237n, 764n]);
  expect(await lineOf(top, 'realTimeSalary', `${day}T03:00`)).toMatchObject({ due: '-0.75', paid: '0.00' });
  await play(member, { day, turnover: 100_000n });
  await pay('realTimeSalary', `${day}Tend`, [`${day}T00:00`, '2026-03-04T00:00']);
  expect(await money.cashOf(top)).toBe(914n);
  await money.expectCleanBooks();
});

test('a real-time slot that is done again after later ones pays nothing twice', async () => {
  await agree(null, top, 'realTimeSalary', termsOf([['0', 0, '0.15']]));
  const slot = (from: string, to: string) =>
    pay('realTimeSalary', `${day}T${from}`, [`${day}T${from}`, `${day}T${to}`]);
  await play(member, { day, turnover: 100_000n });
  await slot('00:00', '00:05');
  await play(member, { day, turnover: 100_000n });
  await slot('00:05', '00:10');
  await slot('00:00', '00:05');
  expect(await money.cashOf(top)).toBe(300n);
  await play(member, { day, turnover: 100_000n });
  await slot('00:00', '00:05');
  await slot('00:10', '00:15');
  expect(await money.cashOf(top)).toBe(450n);
  await play(member, { day, turnover: 100_000n });
  await Promise.all([slot('00:15', '00:20'), slot('00:20', '00:25'), slot('00:25', '00:30')]);
  expect(await money.cashOf(top)).toBe(600n);
  await money.expectCleanBooks();
});
