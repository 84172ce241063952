import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { sigmas } from './sigmas.ts';

export interface SimulationOrder {
  game: string;
  rounds: number;
  seed: string;
}

/** Sums over all rounds, in total bets; `cpuMs` is what the rounds took on all threads together. */
export interface SimulationSums {
  rounds: number;
  won: number;
  wonSquared: number;
  wonFourth: number;
  hits: number;
  cpuMs: number;
}

export interface Simulation extends SimulationSums {
  rtp: number;
  sdPerUnit: number;
  /** Mean of the squared win, and 3.29 standard errors of it: wide where rare wins make most of it. */
  meanSquare: number;
  meanSquareError: number;
  /** 3.29 standard errors of the return. */
  rtpError: number;
  hitFrequency: number;
  roundsPerCoreSecond: number;
}

function runWorker(order: SimulationOrder): Promise<SimulationSums> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker-entry.mjs', import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => code !== 0 && reject(new Error(`the simulation ended with code ${code}`)));
  });
}

/** Plays so many rounds of a slot on all cores, each thread with draws of its own from the seed. Throws RangeError for an unknown game. */
export async function simulate(order: SimulationOrder, threads = availableParallelism()): Promise<Simulation> {
  const each = Math.ceil(order.rounds / threads);
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      runWorker({ ...order, rounds: each, seed: `${order.seed}/${thread}` }),
    ),
  );
  const sum = (value: (part: SimulationSums) => number) => parts.reduce((total, part) => total + value(part), 0);
  const rounds = sum((part) => part.rounds);
  const rtp = sum((part) => part.won) / rounds;
  const meanSquare = sum((part) => part.wonSquared) / rounds;
  const sdPerUnit = Math.sqrt(meanSquare - rtp ** 2);
  const cpuMs = sum((part) => part.cpuMs);
  return {
    rounds,
    won: sum((part) => part.won),
    wonSquared: sum((part) => part.wonSquared),
    wonFourth: sum((part) => part.wonFourth),
    hits: sum((part) => part.hits),
    cpuMs,
    rtp,
    sdPerUnit,
    meanSquare,
    meanSquareError: sigmas * Math.sqrt((sum((part) => part.wonFourth) / rounds - meanSquare ** 2) / rounds),
    rtpError: (sigmas * sdPerUnit) / Math.sqrt(rounds),
    hitFrequency: sum((part) => part.hits) / rounds,
    roundsPerCoreSecond: rounds / (cpuMs / 1_000),
  };
}
