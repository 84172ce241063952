// @covers killed-deposits

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { drawOfRound } from '@baize/fairness';
import { expect, onTestFinished, test } from 'vitest';
import { useDeposits } from '../../src/modules/cashier/deposits/deposits.fixture.ts';
import type { DepositOrder } from '../../src/modules/cashier/deposits/schema.ts';

const harness = useDeposits();
const program = fileURLToPath(new URL('killed-deposits.fixture.ts', import.meta.url));
const kills = process.env.LONG_TESTS === '1' ? 300 : 5;
const maxLifeMs = 40;
const seed = process.env.KILLS_SEED ?? `${Date.now()}`;

/** Somebody waits for the table that the test holds: the booking is under way. */
const underWay = `select from pg_locks where relation = 'deposits'::regclass and not granted`;

async function startProcess() {
  const { url, secret } = harness.program;
  const child = spawn(process.execPath, ['--import', 'tsx', program, harness.url, url, secret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  harness.callbackUrl = await new Promise<string>((resolve) => {
    child.stdout.once('data', (line: Buffer) => resolve(String(line).trim()));
  });
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

test(`each deposit is booked once over ${kills} kills (seed ${seed})`, {
  timeout: 120_000 + kills * 20_000,
}, async () => {
  const draw = drawOfRound({ serverSeed: seed.padStart(64, '0'), clientSeed: 'kills', nonce: 0 });
  const orders: DepositOrder[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const killProcess = await startProcess();
    const order = await harness.ordered(await harness.newMember(), kill % 5 === 0 ? { fault: 'double' } : {});
    orders.push(order);
    if (order.instructions?.kind !== 'redirect') throw new Error('there is nowhere to pay');
    const isHeld = kill % 2 === 0;
    // Held up here, the booking is in the middle of its work for certain; others are wherever the moment finds them.
    if (isHeld) await harness.owner.query('begin; lock table deposits in access exclusive mode');
    await harness.program.pay(order.instructions.payUrl);
    if (isHeld)
      await expect
        .poll(async () => (await harness.owner.query(underWay)).rowCount, { interval: 10 })
        .toBeGreaterThan(0);
    else await new Promise((resolve) => setTimeout(resolve, draw(maxLifeMs)));
    await killProcess();
    if (isHeld) await harness.owner.query('rollback');
  }
  await harness.asked(4);
  for (const order of orders) {
    expect(await harness.orderOf(order)).toMatchObject({ state: 'PAID', paidMinor: 10_000n });
    expect(await harness.cashOf(order.memberId)).toBe(10_000n);
  }
  await harness.expectCleanBooks();
});
