import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

interface Scope {
  /** Selector of the only part to check; the whole page without it. */
  only?: string;
  skippedRules?: string[];
}

/**
 * Serious findings of the accessibility check, each with the first element that it is about. The checker is put into each document
 * once and answers with its grave findings alone: half of the work of a check that is put in anew and answers with all that it looked at.
 * What is drawn while the checker reads it (a row of cards that comes near) looks like a fault for that moment: a finding stands when a
 * second look finds it, too.
 */
export async function graveFindings(page: Page, scope: Scope = {}): Promise<string[]> {
  const first = await findingsNow(page, scope);
  if (first.length === 0) return first;
  await page.waitForTimeout(settleMs);
  const second = await findingsNow(page, scope);
  return first.filter((finding) => second.includes(finding));
}

const settleMs = 1_000;

async function findingsNow(page: Page, scope: Scope): Promise<string[]> {
  // An open popup makes the page behind it inert; the checker reads that as hidden focus (known noise of such portals).
  const { only, skippedRules = ['region', 'aria-hidden-focus'] } = scope;
  await Promise.all(page.frames().map(putIn));
  return page.evaluate(
    async ([part, skipped]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(part ?? document, {
        resultTypes: ['violations'],
        preload: false,
        rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [only, skippedRules] as const,
  );
}

/** The checker of a page asks the checkers of its frames, whatever their origin. A frame that goes meanwhile has nothing to say. */
async function putIn(frame: Frame): Promise<void> {
  const isThere = () => frame.evaluate(() => 'axe' in window);
  const put = () => frame.evaluate(`${axe.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
  try {
    if (!(await isThere())) await put();
  } catch (fault) {
    if (frame.parentFrame() === null) throw fault;
  }
}
