import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Scope {
  /** Selector of the only part to check; the whole page without it. */
  only?: string;
  skippedRules?: string[];
}

/**
 * Serious findings of the accessibility check, each with the first element that it is about. The checker runs within the page and
 * keeps violations only: a quarter of the work of its default way, which opens a page of its own to join the results of foreign frames.
 */
export async function graveFindings(page: Page, scope: Scope = {}): Promise<string[]> {
  // An open popup makes the page behind it inert; the checker reads that as hidden focus (known noise of such portals).
  const { only, skippedRules = ['region', 'aria-hidden-focus'] } = scope;
  const checker = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(skippedRules);
  if (only !== undefined) checker.include(only);
  const { violations } = await checker.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
