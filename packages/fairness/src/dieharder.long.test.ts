// @covers dieharder draws

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import type { DrawBelow } from './draw.ts';
import { createServerSeed, drawOfRound } from './node.ts';

const isInstalled = spawnSync('dieharder', ['-l'], { stdio: 'ignore' }).error === undefined;
const isLong = process.env.LONG_TESTS === '1';
if (isLong && !isInstalled)
  console.info('dieharder is not installed (Debian: apt-get install dieharder): its tests are skipped');

const chunkBytes = 2 ** 16;
const serverSeed = process.env.DIEHARDER_SEED ?? createServerSeed();

/** Numbers of dieharder's tests with how many p-values each takes; a whole run would take hours. */
const chosen = [
  ['diehard_birthdays', 0, 100],
  ['diehard_rank_6x8', 3, 20],
  ['diehard_runs', 15, 50],
  ['sts_monobit', 100, 50],
  ['sts_runs', 101, 50],
] as const;

/** Writes bytes to dieharder until it has enough; its lines, one for each p-value that it reports. */
async function judge(number: number, samples: number, nextByte: () => number): Promise<string[]> {
  const child = spawn('dieharder', [
    '-g',
    '200',
    '-d',
    `${number}`,
    '-p',
    `${samples}`,
    '-c',
    '|',
    '-D',
    '8',
    '-D',
    '128',
    '-D',
    '256',
  ]);
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  let isOver = false;
  child.stdin.on('error', () => (isOver = true));
  const end = once(child, 'close').finally(() => (isOver = true));
  while (!isOver) {
    const chunk = Buffer.alloc(chunkBytes);
    for (let index = 0; index < chunkBytes; index += 1) chunk[index] = nextByte();
    if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain').catch(() => undefined), end]);
    else await new Promise(setImmediate);
  }
  await end;
  return output.split('\n').filter((line) => /PASSED|WEAK|FAILED/.test(line));
}

/** Bytes of a draw that is scaled: three times 2^24 values, so that words are refused, brought down to three bytes. */
function bytesOf(draw: DrawBelow): () => number {
  let value = 0;
  let left = 0;
  return () => {
    if (left === 0) {
      value = draw(3 * 2 ** 24) % 2 ** 24;
      left = 3;
    }
    left -= 1;
    return (value >>> (left * 8)) & 255;
  };
}

/** A round's draws end with its blocks' numbers; a new nonce goes on. */
function endlessDraw(): DrawBelow {
  let nonce = 0;
  let left = 0;
  let draw: DrawBelow = () => 0;
  return (n) => {
    if (left === 0) {
      draw = drawOfRound({ serverSeed, clientSeed: 'dieharder', nonce });
      nonce += 1;
      left = 1_000;
    }
    left -= 1;
    return draw(n);
  };
}

/** The planted weak one: RANDU, whose numbers lie on fifteen planes. */
function weakBytes(): () => number {
  let state = 1;
  return () => {
    state = Math.imul(state, 65_539) & 0x7fffffff;
    return (state >>> 8) & 255;
  };
}

describe.runIf(isLong && isInstalled)('dieharder on the scaled draw', () => {
  console.info(`dieharder: DIEHARDER_SEED=${serverSeed}`);

  test.each(chosen)('%s does not fail', { timeout: 900_000 }, async (_, number, samples) => {
    const lines = await judge(number, samples, bytesOf(endlessDraw()));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('FAILED'))).toEqual([]);
  });

  test('the planted weak generator is caught', { timeout: 900_000 }, async () => {
    const lines = await judge(0, 100, weakBytes());
    expect(lines.filter((line) => line.includes('FAILED'))).not.toEqual([]);
  });
});
