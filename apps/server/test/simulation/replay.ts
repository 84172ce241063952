import { type FaultName, faultNames } from './faults.ts';
import { simulate } from './simulate.ts';

/** `tsx replay.ts <seed> [<planted fault>]`: runs one seed again and tells what it came to. */
const [seed = '1', fault] = process.argv.slice(2);
if (fault !== undefined && !faultNames.some((name) => name === fault))
  throw new RangeError(`faults: ${faultNames.join(', ')}`);
const { failure, steps, seen } = await simulate(Number(seed), (fault as FaultName | undefined) ?? null);
for (const [what, count] of [...seen].sort()) console.log(`${String(count).padStart(6)}  ${what}`);
console.log(
  failure
    ? `seed ${seed} broke ${failure.message} (step ${failure.step})`
    : `seed ${seed} kept every promise in ${steps} steps`,
);
process.exitCode = failure ? 1 : 0;
