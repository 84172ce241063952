import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { coverageFile, coverageOfRepository } from './lib/coverage.mjs';
import { repositoryFolder } from './lib/repository.mjs';
import { securityFile, securityOfRepository } from './lib/security.mjs';

/** Writes docs/coverage.md from docs/coverage-rows.md and the tags of the tests, and docs/security.md from docs/security-rows.md. */
const { text, faults: faultsOfCoverage, taggedFiles } = coverageOfRepository();
const security = securityOfRepository();
const faults = [...faultsOfCoverage, ...security.faults];
writeFileSync(path.join(repositoryFolder, coverageFile), text);
writeFileSync(path.join(repositoryFolder, securityFile), security.text);
for (const fault of faults) console.log(fault);
console.log(`${coverageFile} and ${securityFile} written from ${taggedFiles} tagged files, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
