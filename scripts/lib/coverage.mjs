import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from './repository.mjs';

/** What the specification says, by id and section, and which files prove it: docs/coverage-rows.md and the `@covers` tags. */
export const rowsFile = 'docs/coverage-rows.md';
export const coverageFile = 'docs/coverage.md';
export const sourceFolders = ['apps', 'packages', 'examples', 'e2e', 'bench', 'scripts', 'tools', 'docs'];
const skippedFolders = new Set(['node_modules', 'dist']);
const tagLine = /^\/\/ @covers (.+)$/gm;
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('bench/');

/** Returns the path of every file of the folder, from the repository's root. */
export function* filesUnder(folder) {
  for (const entry of readdirSync(path.join(repositoryFolder, folder), { withFileTypes: true })) {
    if (skippedFolders.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesUnder(`${folder}/${entry.name}`);
    else yield `${folder}/${entry.name}`;
  }
}

/** Returns the sections of the rows' document: {title, intro, rows: {id, unfinished, sentence}}. */
export function sectionsOf(text) {
  const sections = [];
  for (const line of text.split('\n').slice(1)) {
    const [, title] = /^## (.+)$/.exec(line) ?? [];
    const [, id, unfinished, sentence] = /^- `([a-z0-9-]+)`(?: \(unfinished: ([^)]+)\))?: (.+)$/.exec(line) ?? [];
    const section = sections.at(-1);
    if (title) sections.push({ title, intro: '', rows: [] });
    else if (section && id) section.rows.push({ id, unfinished, sentence });
    else if (section && line.trim()) section.intro += `${line}\n`;
  }
  return sections;
}

/** Returns the ids that a file's tags name. */
export function tagsOf(text) {
  return [...text.matchAll(tagLine)].flatMap(([, ids]) => ids.trim().split(/\s+/));
}

/** Returns the written document, and what is wrong with rows and tags. `tags` has the ids of each file, `limitations` the text of docs/limitations.md. */
export function coverageOf(rowsText, tags, limitations) {
  const sections = sectionsOf(rowsText);
  const filesOfRow = new Map();
  for (const [file, ids] of [...tags].sort(([one], [other]) => (one < other ? -1 : 1)))
    for (const id of ids) filesOfRow.set(id, [...(filesOfRow.get(id) ?? []), file]);
  const rows = sections.flatMap((section) => section.rows);
  const faults = [
    ...faultsOfRows(rows, filesOfRow, limitations),
    ...faultsOfTags(tags, new Set(rows.map((row) => row.id))),
  ];
  return { text: documentOf(sections, filesOfRow), faults };
}

function faultsOfRows(rows, filesOfRow, limitations) {
  const faults = [];
  const known = new Set();
  for (const { id, unfinished } of rows) {
    if (known.has(id)) faults.push(`${rowsFile}: ${id} stands twice`);
    known.add(id);
    const hasTest = (filesOfRow.get(id) ?? []).some(isTest);
    if (unfinished === undefined && !hasTest) faults.push(`${rowsFile}: no test has the tag "@covers ${id}"`);
    if (unfinished !== undefined && hasTest) faults.push(`${rowsFile}: ${id} is unfinished and has a test`);
    if (unfinished !== undefined && !limitations.includes(unfinished))
      faults.push(`${rowsFile}: docs/limitations.md does not say "${unfinished}" (${id})`);
  }
  return faults;
}

function faultsOfTags(tags, known) {
  return [...tags].flatMap(([file, ids]) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: there is no row ${id} in ${rowsFile}`),
  );
}

function documentOf(sections, filesOfRow) {
  const lines = [
    '# What is specified, and what proves it',
    '',
    'Written by `npm run docs:coverage` from [the rows](coverage-rows.md) and the tags `@covers` of the tests; do not edit it. § is a section of the product specification.',
  ];
  for (const { title, intro, rows } of sections) {
    lines.push('', `## ${title}`, '');
    if (intro) lines.push(intro.trim(), '');
    lines.push('| row | specification | tests |', '| --- | --- | --- |');
    for (const { id, unfinished, sentence } of rows) {
      const files = (filesOfRow.get(id) ?? []).map((file) => `\`${file}\``).join(', ');
      lines.push(
        `| \`${id}\` | ${sentence} | ${unfinished === undefined ? files : `not built: ${unfinished.replace(/\.$/, '')}`} |`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Reads rows, tags and limitations of this repository. Returns as `coverageOf`, and how many tags were read. */
export function coverageOfRepository() {
  const read = (file) => readFileSync(path.join(repositoryFolder, file), 'utf8');
  const tags = new Map();
  for (const folder of sourceFolders.filter((folder) => folder !== 'docs'))
    for (const file of filesUnder(folder)) {
      if (!/\.(tsx?|mjs|js)$/.test(file)) continue;
      const ids = tagsOf(read(file));
      if (ids.length > 0) tags.set(file, ids);
    }
  return { ...coverageOf(read(rowsFile), tags, read('docs/limitations.md')), taggedFiles: tags.size };
}
