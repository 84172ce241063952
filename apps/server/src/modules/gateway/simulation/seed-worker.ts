import { parentPort, workerData } from 'node:worker_threads';
import { elapsedMs } from '../../../platform/clock.ts';
import { runSeeds, type SeedRange } from './seeds.ts';

/** A thread that runs the seeds it is given and tells what they came to. */
parentPort?.postMessage(await runSeeds(workerData as SeedRange, elapsedMs));
