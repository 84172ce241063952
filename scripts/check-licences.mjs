import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOfPackages, installedPackages, licencesDocument } from './lib/licences.mjs';
import { repositoryFolder } from './lib/repository.mjs';

/** Licences of all packages are among those that an operator may use, and docs/licences.md lists what runs in production. `--write` writes that list. */
const document = path.join(repositoryFolder, 'docs', 'licences.md');
const lock = JSON.parse(readFileSync(path.join(repositoryFolder, 'package-lock.json'), 'utf8'));
const packages = installedPackages(lock);
const faults = faultsOfPackages(packages);
const text = licencesDocument(packages);
if (process.argv.includes('--write')) writeFileSync(document, text);
else if (readFileSync(document, 'utf8') !== text)
  faults.push('docs/licences.md is not up to date; node scripts/check-licences.mjs --write');
for (const fault of faults) console.error(fault);
console.log(`${packages.length} packages read, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
