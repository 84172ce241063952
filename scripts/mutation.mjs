import { ensureInstalled } from './lib/install.mjs';
import { installMutationTool, mutate, mutationTargets } from './lib/mutation.mjs';

/**
 * Tests the tests of the pure rules: `npm run test:mutation`, or with names of targets behind it. Each change that no test noticed is
 * told; fewer than nine in ten noticed is a failure. See docs/mutation.md.
 */

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !mutationTargets.includes(name));
if (unknown !== undefined) {
  console.error(`There is no target "${unknown}"; the targets are ${mutationTargets.join(', ')}.`);
  process.exit(1);
}
await ensureInstalled();
const fault = await installMutationTool();
if (fault !== null) {
  console.error(fault);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : mutationTargets) {
  const { ok, noticed, changes, survivors, seconds, output } = await mutate(name);
  const percent = changes === 0 ? 0 : Math.floor((1000 * noticed) / changes) / 10;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}: ${noticed} of ${changes} noticed, ${percent} % (${seconds} s)`);
  for (const { file, location, mutatorName, replacement } of survivors)
    console.log(`  ${file}:${location.start.line}:${location.start.column} ${mutatorName} ${replacement ?? ''}`);
  if (changes === 0) console.log(output);
  if (!ok) process.exitCode = 1;
}
