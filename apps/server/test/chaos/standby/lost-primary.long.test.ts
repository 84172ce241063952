// @covers lost-disk

import { expect, test } from 'vitest';
import { quantile, writeFigures } from '../figures.ts';
import { runLostPrimaries, runLostWithoutWaiting } from './lost-primary.ts';
import { isPostgres15Here } from './postgres-15.ts';

const rounds = Number(process.env.FAULT_LOST_PRIMARIES ?? 5);
const isLong = process.env.LONG_TESTS === '1';
if (isLong && !isPostgres15Here) console.log('Without /usr/lib/postgresql/15 no standby is tried');

test.runIf(isLong && isPostgres15Here)(
  `the primary lost with its disk ${rounds} times: a synchronous standby has all that was acknowledged`,
  async () => {
    const { figures, acknowledgedAlone, wasNoticed } = await runLostPrimaries({
      rounds,
      port: 4891,
      name: 'lost-primary-long',
    });
    writeFigures('K disk of the primary lost, synchronous standby', figures);
    expect(acknowledgedAlone).toBe(0);
    expect(wasNoticed).toBe(true);
  },
  600_000 + rounds * 240_000,
);

test.runIf(isLong && isPostgres15Here)(
  'a standby that nobody waits for loses less than five seconds',
  async () => {
    const runs = await runLostWithoutWaiting({ runs: 3, port: 4892, name: 'lost-behind' });
    const maxLostMs = quantile(
      runs.map(({ lostMs }) => lostMs),
      1,
    );
    writeFigures('K disk of the primary lost, standby that nobody waits for', {
      runs: runs.length,
      'acts done': runs.map(({ done }) => done).join(', '),
      'acts done and lost': runs.map(({ lost }) => lost).join(', '),
      'time that is lost (max)': `${maxLostMs} ms`,
    });
    expect(maxLostMs).toBeLessThan(5_000);
  },
  1_200_000,
);
