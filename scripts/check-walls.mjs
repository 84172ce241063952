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
const { summary, modules } = JSON.parse(output);
const { violations, totalCruised, totalDependenciesCruised } = summary;

/** The folder of the server that a file belongs to: a module, or one of its floors. */
function folderOf(file) {
  if (/\.(test|fixture)\.|\/testing\//.test(file)) return undefined;
  return /^apps\/server\/src\/(modules\/[^/]+|[^/]+)\//.exec(file)?.[1];
}
const arrows = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => [folderOf(source), folderOf(resolved)]),
);
const between = new Set(arrows.filter(([from, to]) => from && to && from !== to).map((arrow) => arrow.join(' -> ')));

for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} -> ${to}`);
console.log(`${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length} walls crossed`);
console.log(`${between.size} imports between folders of apps/server/src`);
if (totalCruised < minModules)
  console.log(`Only ${totalCruised} modules were seen, at least ${minModules} were expected.`);
if (violations.length > 0 || totalCruised < minModules) process.exitCode = 1;
