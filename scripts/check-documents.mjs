import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from './lib/repository.mjs';

/** What documents name must be there: tests of docs/coverage.md, files behind links, files and folders in code marks, npm scripts. */
const sourceFolders = ['apps', 'packages', 'examples', 'e2e', 'bench', 'scripts', 'tools', 'docs'];
const skipped = new Set(['node_modules', 'dist']);
const leastDocuments = 50;
const leastTests = 200;

const read = (file) => readFileSync(path.join(repositoryFolder, file), 'utf8');
const isThere = (file) => existsSync(path.join(repositoryFolder, file));

function* filesUnder(folder) {
  for (const entry of readdirSync(path.join(repositoryFolder, folder), { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesUnder(`${folder}/${entry.name}`);
    else yield `${folder}/${entry.name}`;
  }
}

const files = sourceFolders.flatMap((folder) => [...filesUnder(folder)]);
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...files.filter((file) => file.endsWith('.md'))];
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

/** Where the short names of a sentence as "`server` is `apps/server/src`" lead. */
function shortNamesIn(line) {
  const names = [...line.matchAll(/`([\w-]+)` is `([\w/-]+\/[\w/-]+)`/g)].map(([, name, folder]) => [name, folder]);
  const [, several = '', parent] = /((?:`[\w-]+`(?:, | and )?)+) are folders of `([\w/-]+)`/.exec(line) ?? [];
  return [...names, ...marksOf(several).map((name) => [name, `${parent}/${name}`])];
}

/** Files that a proof means: from a short name, from the root, or beside the one that was named before it. */
function filesOfProof(place, shortNames, before) {
  const [first, ...rest] = place.split('/');
  const folder = rest.length > 0 ? shortNames.get(first) : undefined;
  if (folder) return matching([folder, ...rest].join('/'));
  const found = matching(place);
  for (let above = before; found.length === 0 && above.includes('/'); ) {
    above = path.dirname(above);
    found.push(...matching(`${above}/${place}`));
  }
  return found;
}

function checkCoverage(document) {
  const shortNames = new Map();
  let isOfProofs = false;
  let testCount = 0;
  for (const [index, line] of read(document).split('\n').entries()) {
    if (!line.startsWith('|')) for (const [name, folder] of shortNamesIn(line)) shortNames.set(name, folder);
    if (line.startsWith('| specification |')) isOfProofs = line.includes('proof');
    else if (isOfProofs && line.startsWith('|') && !line.startsWith('| ---'))
      testCount += checkRow(line, `${document}:${index + 1}`, shortNames);
  }
  if (testCount < leastTests)
    faults.push(`${document}: only ${testCount} tests were read, at least ${leastTests} were expected`);
}

/** Answers how many tests the row names. */
function checkRow(line, where, shortNames) {
  const cells = line.split(/(?<!\\)\|/);
  const proof = cells[2] ?? '';
  if (cells.length !== 4) faults.push(`${where}: a row has two cells`);
  if (!/`|journey/.test(proof)) faults.push(`${where}: names no proof`);
  let before = '';
  let testCount = 0;
  for (const mark of marksOf(proof)) {
    if (!/^[\w*{},./-]+$/.test(mark) || !/\/|\.tsx?$/.test(mark)) continue;
    const found = filesOfProof(mark, shortNames, before);
    if (found.length === 0) faults.push(`${where}: there is no ${mark}`);
    before = found[0] ?? before;
    testCount += found.filter((file) => /\.(test|spec)\./.test(file)).length;
  }
  return testCount;
}

for (const document of documents) checkLinksAndPaths(document);
checkCoverage('docs/coverage.md');
if (documents.length < leastDocuments)
  faults.push(`only ${documents.length} documents were read, at least ${leastDocuments} were expected`);
for (const fault of faults) console.log(fault);
console.log(`${documents.length} documents read, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
