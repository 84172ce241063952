import type { Locator, Page } from '@playwright/test';

/** The popup that is open; a short notice is a dialog too, and no popup. */
export const popupOf = (page: Page): Locator =>
  page.getByRole('dialog').and(page.locator(':not([aria-modal="false"])'));
