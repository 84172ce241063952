import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wrongNames } from './lib/names.mjs';
import { repositoryFolder } from './lib/repository.mjs';

/** Code, contract, screens and documents use the trade's words: see lib/names.mjs for those that they do not use. */
const folders = ['apps', 'packages', 'examples', 'e2e', 'bench', 'scripts', 'docs'];
const skipped =
  /(^|\/)(node_modules|dist|public|migrations)(\/|$)|^docs\/(decisions|lab)\/|(^|\/)names(\.test)?\.(mjs|ts)$/;
const read = /\.(ts|tsx|mjs|cjs|md)$|messages\/(TY|EN)\/\w+\.json$/;
const minFiles = 1_500;

function* filesUnder(folder) {
  for (const entry of readdirSync(path.join(repositoryFolder, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (skipped.test(file)) continue;
    if (entry.isDirectory()) yield* filesUnder(file);
    else if (read.test(file)) yield file;
  }
}

const files = [
  ...folders.flatMap((folder) => [...filesUnder(folder)]),
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
];
const faults = files.flatMap((file) => wrongNames(file, readFileSync(path.join(repositoryFolder, file), 'utf8')));
if (files.length < minFiles) faults.push(`only ${files.length} files were read, at least ${minFiles} were expected`);
for (const fault of faults) console.log(fault);
console.log(`${files.length} files read, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
