// @covers killed-processes

import { expect, test } from 'vitest';
import { openCluster } from './cluster.ts';
import { writeFigures } from './figures.ts';
import { runTwoWorkers } from './two-workers.ts';

const waves = Number(process.env.FAULT_WAVES ?? 10);

test.runIf(process.env.LONG_TESTS === '1')(
  `two sweepers on one database, stopped and killed in turn over ${waves} waves, do each thing once`,
  async () => {
    const common = { perWave: 200, kills: true, ports: [4873, 4874] as const, name: 'two-workers-long' };
    const often = await runTwoWorkers({ ...common, cluster: await openCluster(), waves, stoppedMs: 1_500 });
    const long = await runTwoWorkers({ ...common, cluster: await openCluster(), waves: 1, stoppedMs: 20_000 });
    expect(often.released).toBe((waves * common.perWave) / 2);
    writeFigures('I two workers', {
      'waves, with one worker stopped for': `${waves} x 1.5 s, 1 x 20 s`,
      'held bets given back': often.released + long.released,
      'rounds closed': often.closedRounds + long.closedRounds,
      'done twice': often.released + long.released - often.holds - long.holds,
    });
  },
  400_000,
);
