import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { coverageFile, coverageOfRepository } from './lib/coverage.mjs';
import { repositoryFolder } from './lib/repository.mjs';

/** Writes docs/coverage.md from docs/coverage-rows.md and the tags of the tests. */
const { text, faults, taggedFiles } = coverageOfRepository();
writeFileSync(path.join(repositoryFolder, coverageFile), text);
for (const fault of faults) console.log(fault);
console.log(`${coverageFile} written from ${taggedFiles} tagged files, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
