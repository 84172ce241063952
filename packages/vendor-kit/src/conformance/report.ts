import type { CaseResult, Report } from './runner.ts';

const marks = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const;

/** One line for each case; a failed one tells the step, what was expected and what came. */
export function textOf(report: Report): string {
  const lines: string[] = [];
  let group = '';
  for (const result of report.results) {
    if (result.group !== group) lines.push('', result.group);
    group = result.group;
    lines.push(...linesOf(result));
  }
  const { passed, failed, skipped, durationMs } = report;
  const seconds = Math.round(durationMs / 100) / 10;
  return [...lines, '', `${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`].join('\n');
}

function linesOf({ number, title, proves, outcome, reason, failure, durationMs }: CaseResult): string[] {
  const skipped = reason === undefined ? '' : ` (${reason})`;
  const head = `  ${marks[outcome]} ${number}  ${title}${skipped}${outcome === 'passed' ? `  ${durationMs} ms` : ''}`;
  if (!failure) return [head];
  return [
    head,
    `         at       ${failure.step}`,
    `         expected ${failure.expected}`,
    `         got      ${failure.got}`,
    `         why      ${proves}`,
  ];
}

export const jsonOf = (report: Report): string => JSON.stringify(report, null, 2);
