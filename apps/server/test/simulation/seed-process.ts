import { elapsedMs } from '../../src/platform/clock.ts';
import { runSeeds, type SeedRange } from './seeds.ts';

/** A process that runs the seeds of its argument (JSON) and writes what they came to (JSON). */
const result = await runSeeds(JSON.parse(process.argv[2] ?? '') as SeedRange, elapsedMs);
process.stdout.write(JSON.stringify(result));
