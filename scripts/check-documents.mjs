import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { coverageFile, coverageOfRepository, filesUnder, sourceFolders } from './lib/coverage.mjs';
import { repositoryFolder } from './lib/repository.mjs';
import { securityFile, securityOfRepository } from './lib/security.mjs';
import { faultsOfSettings } from './lib/settings-document.mjs';

/** What documents name must be there: files behind links, files and folders in code marks, npm scripts. Coverage, security, settings and indexes are complete. */
const minDocuments = 50;
const minTests = 200;

const read = (file) => readFileSync(path.join(repositoryFolder, file), 'utf8');
const isThere = (file) => existsSync(path.join(repositoryFolder, file));

const files = sourceFolders.flatMap((folder) => [...filesUnder(folder)]);
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...files.filter((file) => file.endsWith('.md')),
];
const faults = [];
const marksOf = (text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, mark]) => mark);

/** Files that a path with `*`, `**` and `{a,b}` means. */
function matching(pattern) {
  if (existsSync(path.join(repositoryFolder, pattern))) return [pattern];
  const parts = pattern.split(/(\*\*\/|\*|\{[^}]*\})/);
  const source = parts.map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '*') return '[^/]*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(escaped).join('|')})`;
    return escaped(part);
  });
  const regExp = new RegExp(`^${source.join('')}$`);
  return files.filter((file) => regExp.test(file));
}

function escaped(text) {
  return text.replace(/[.+?^$()[\]\\|/{}]/g, '\\$&');
}

/** Of the packages that a document stands in. */
function scriptsFor(document) {
  const names = new Set();
  for (let folder = path.dirname(document); ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    if (isThere(file)) for (const name of Object.keys(JSON.parse(read(file)).scripts ?? {})) names.add(name);
    if (folder === '.') return names;
  }
}

function checkLinksAndPaths(document) {
  const text = read(document);
  for (const [, target] of text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g))
    if (!isThere(path.join(path.dirname(document), target)))
      faults.push(`${document}: the link ${target} leads nowhere`);
  for (const [, script] of text.matchAll(/npm run ([\w:-]+)(?![\w:-]| -w)/g))
    if (!scriptsFor(document).has(script)) faults.push(`${document}: there is no npm run ${script}`);
  for (const mark of marksOf(text)) {
    const [place] = mark.split(' ');
    const isPlace = sourceFolders.some((folder) => place.startsWith(`${folder}/`)) && !/[<>]/.test(place);
    if (isPlace && !isThere(place) && matching(place).length === 0) faults.push(`${document}: there is no ${place}`);
  }
}

function checkCoverage() {
  const { text, faults: faultsOfCoverage, taggedFiles } = coverageOfRepository();
  faults.push(...faultsOfCoverage);
  if (read(coverageFile) !== text) faults.push(`${coverageFile}: is not up to date; run npm run docs:coverage`);
  if (taggedFiles < minTests)
    faults.push(`${coverageFile}: only ${taggedFiles} tagged tests were read, at least ${minTests} were expected`);
}

function checkSecurity() {
  const { text, faults: faultsOfSecurity } = securityOfRepository();
  faults.push(...faultsOfSecurity);
  if (read(securityFile) !== text) faults.push(`${securityFile}: is not up to date; run npm run docs:coverage`);
}

function checkSettings() {
  const sources = files.filter((file) => /^apps\/server\/src\/boot\/[\w-]*(?:config|settings)\.ts$/.test(file));
  faults.push(...faultsOfSettings(sources.map(read).join('\n'), read('docs/settings.md')));
}

/** Every decision, note of the lab and guide stands in the index of its folder. */
function checkIndexes() {
  for (const folder of ['docs/decisions', 'docs/lab', 'docs/how-to']) {
    const index = read(`${folder}/README.md`);
    for (const file of files.filter((file) => path.dirname(file) === folder && path.basename(file) !== 'README.md'))
      if (!index.includes(`(${path.basename(file)})`))
        faults.push(`${folder}/README.md: is without the line "- [${titleOf(file)}](${path.basename(file)})"`);
  }
}

function titleOf(document) {
  return read(document).split('\n', 1)[0].replace(/^# /, '');
}

for (const document of documents) checkLinksAndPaths(document);
checkCoverage();
checkSecurity();
checkSettings();
checkIndexes();
if (documents.length < minDocuments)
  faults.push(`only ${documents.length} documents were read, at least ${minDocuments} were expected`);
for (const fault of faults) console.log(fault);
console.log(`${documents.length} documents read, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
