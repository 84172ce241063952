import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sectionsOf } from './coverage.mjs';
import { repositoryFolder } from './repository.mjs';
import { numbersByLevel } from './security-numbers.mjs';

/** How each requirement of OWASP ASVS 5.0, levels 1 and 2, is met: docs/security-rows.md, made into docs/security.md. */
export const securityFile = 'docs/security.md';
const securityRowsFile = 'docs/security-rows.md';
const outcomes = ['test', 'code', 'operator', 'not met', 'none'];
const meanings = {
  test: 'tests hold it',
  code: 'a place in the program holds it, read and not tested as such',
  operator: 'the operator of an installation does it; the documents say how',
  'not met': 'not met, or in a part not; [limitations](limitations.md) names it',
  none: 'there is no such thing in this program',
};
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Returns the chapters of the rows' document: {title, rows: {number, level, outcome, title, marks, reason}}. */
export function chaptersOf(text) {
  const chapters = [];
  for (const line of text.split('\n')) {
    const [, title] = /^## (.+)$/.exec(line) ?? [];
    if (title) chapters.push({ title, rows: [] });
    const cells = /^\| \d/.test(line) ? line.split('|').map((cell) => cell.trim()) : [];
    if (cells.length === 0) continue;
    const [, number, level, outcome, name, evidence = '', reason = ''] = cells;
    const marks = [...evidence.matchAll(/`([^`]+)`/g)].map(([, mark]) => mark);
    chapters.at(-1)?.rows.push({ number, level, outcome, title: name, marks, reason, columns: cells.length });
  }
  return chapters;
}

/** What is wrong with the rows. `tags` are ids of coverage rows that have tests; `isThere` tells whether a file is. */
export function faultsOfSecurity(rows, { numbers = numbersByLevel, ...known }) {
  const levels = new Map();
  for (const [level, text] of Object.entries(numbers))
    for (const number of text.trim().split(/\s+/)) levels.set(number, level);
  const faults = [];
  const seen = new Set();
  for (const row of rows) {
    const faultsOfOne = [...faultsOfForm(row), ...faultsOfMarks(row, known), ...faultsOfLimits(row, known)];
    if (seen.has(row.number)) faultsOfOne.push('stands twice');
    if (levels.get(row.number) !== row.level) faultsOfOne.push(`is no requirement of level ${row.level}`);
    seen.add(row.number);
    faults.push(...faultsOfOne.map((fault) => `${securityRowsFile}: ${row.number} ${fault}`));
  }
  for (const number of levels.keys()) if (!seen.has(number)) faults.push(`${securityRowsFile}: ${number} is missing`);
  return faults;
}

function faultsOfForm({ columns, outcome, reason }) {
  const faults = [];
  if (columns !== 8) faults.push('has not six cells');
  if (!outcomes.includes(outcome)) faults.push(`has the outcome "${outcome}"`);
  if (outcome !== 'test' && reason === '') faults.push('has no reason');
  return faults;
}

function faultsOfMarks({ outcome, marks }, { tags, isThere }) {
  const missing = marks.filter((mark) => !(/^[a-z0-9-]+$/.test(mark) ? tags.has(mark) : isThere(mark)));
  const faults = missing.map((mark) => `names ${mark}, which is not there`);
  if (outcome === 'test' && !marks.some((mark) => tags.has(mark) || isTest(mark))) faults.push('names no test');
  if (['code', 'operator'].includes(outcome) && marks.length === 0) faults.push('names no place');
  return faults;
}

function faultsOfLimits({ number, outcome }, { limitations }) {
  const named = new RegExp(`(?<![\\d.])${number.replaceAll('.', '\\.')}(?![\\d.]*\\d)`);
  return outcome === 'not met' && !named.test(limitations) ? ['is not met and not named in docs/limitations.md'] : [];
}

function documentOf(chapters) {
  const rows = chapters.flatMap((chapter) => chapter.rows);
  const countOf = (outcome, level) => rows.filter((row) => row.outcome === outcome && row.level === level).length;
  const lines = [
    '# Security, requirement by requirement',
    '',
    `Written by \`npm run docs:coverage\` from [the rows](security-rows.md); do not edit it. The requirements are those of the OWASP Application Security Verification Standard 5.0.0, levels 1 and 2 (https://github.com/OWASP/ASVS, CC BY-SA 4.0), by their numbers; the short titles are ours and do not replace its text. It is a reading of our own, no audit. A short mark in the column of evidence is a row of [coverage](coverage.md), which names its tests. Who attacks and what stands against him: [threats](concepts/threats.md).`,
    '',
    '| outcome | level 1 | level 2 | meaning |',
    '| --- | --- | --- | --- |',
    ...outcomes.map(
      (outcome) => `| ${outcome} | ${countOf(outcome, '1')} | ${countOf(outcome, '2')} | ${meanings[outcome]} |`,
    ),
  ];
  for (const { title, rows: rowsOfChapter } of chapters) {
    lines.push('', `## ${title}`, '', '| number | level | outcome | what is asked | evidence | reason |');
    lines.push('| --- | --- | --- | --- | --- | --- |');
    for (const { number, level, outcome, title: name, marks, reason } of rowsOfChapter)
      lines.push(
        `| ${number} | ${level} | ${outcome} | ${name} | ${marks.map((mark) => `\`${mark}\``).join(', ')} | ${reason} |`,
      );
  }
  return `${lines.join('\n')}\n`;
}

/** Reads the rows of this repository. Returns the written document, and what is wrong. */
export function securityOfRepository() {
  const read = (file) => readFileSync(path.join(repositoryFolder, file), 'utf8');
  const chapters = chaptersOf(read(securityRowsFile));
  const coverageRows = sectionsOf(read('docs/coverage-rows.md')).flatMap((section) => section.rows);
  const tags = new Set(coverageRows.filter((row) => row.unfinished === undefined).map((row) => row.id));
  const faults = faultsOfSecurity(
    chapters.flatMap((chapter) => chapter.rows),
    {
      tags,
      limitations: read('docs/limitations.md'),
      isThere: (file) => existsSync(path.join(repositoryFolder, file)),
    },
  );
  return { text: documentOf(chapters), faults };
}
