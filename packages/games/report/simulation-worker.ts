import { parentPort, workerData } from 'node:worker_threads';
import { drawOfSimulation } from '@baize/fairness';
import { slots } from '../slots/index.ts';
import { compileRound } from './compile-round.ts';
import type { SimulationOrder, SimulationSums } from './simulation.ts';

function play({ game, rounds, seed }: SimulationOrder): SimulationSums {
  const slot = slots.find(({ name }) => name === game);
  if (!slot) throw new RangeError(`no simulation of ${game}`);
  const round = compileRound(slot);
  const draw = drawOfSimulation(seed);
  const sums = { rounds, won: 0, wonSquared: 0, wonFourth: 0, hits: 0, cpuMs: 0 };
  const startedMs = performance.now();
  for (let i = 0; i < rounds; i += 1) {
    const won = round(draw);
    sums.won += won;
    const square = won * won;
    sums.wonSquared += square;
    sums.wonFourth += square * square;
    if (won > 0) sums.hits += 1;
  }
  sums.cpuMs = performance.now() - startedMs;
  return sums;
}

parentPort?.postMessage(play(workerData as SimulationOrder));
