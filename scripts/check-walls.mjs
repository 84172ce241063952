import path from 'node:path';
import { repositoryFolder } from './lib/repository.mjs';
import { runCaptured } from './lib/run.mjs';

/** Fewer modules than this means that the parser looked at nothing: a green light would be a lie. */
const minModules = 1500;

const depcruise = path.join(repositoryFolder, 'node_modules', '.bin', 'depcruise');
const { output } = await runCaptured(depcruise, [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'json',
  'apps',
  'packages',
  'examples',
  'bench',
  'e2e',
  'scripts',
  'tools',
]);
const { violations, totalCruised, totalDependenciesCruised } = JSON.parse(output).summary;
for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} -> ${to}`);
console.log(`${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length} walls crossed`);
if (totalCruised < minModules)
  console.log(`Only ${totalCruised} modules were seen, at least ${minModules} were expected.`);
if (violations.length > 0 || totalCruised < minModules) process.exitCode = 1;
