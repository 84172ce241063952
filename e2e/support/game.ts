import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title*="game"]');

const minorOf = (text: string | null): number => Number((text ?? '').replace(/[^\d.-]/g, '').replace('.', ''));

/** Presses spin and waits until the next round may start; what was staked and won is read from the screen. */
export async function playRound(frame: FrameLocator): Promise<{ stakeMinor: number; wonMinor: number }> {
  const ready = frame.locator('main[data-phase="idle"]');
  const balance = frame.getByRole('status', { name: 'Balance' });
  await expect(ready).toBeVisible({ timeout: 60_000 });
  const before = minorOf(await balance.textContent());
  const stakeMinor = minorOf(
    await frame.getByRole('group', { name: 'Bet size' }).getByRole('button', { name: /^Bet/ }).textContent(),
  );
  await markLeaving(frame.locator('main'));
  await frame.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(frame.locator('main[data-has-left]')).toBeAttached({ timeout: 30_000 });
  await expect(ready).toBeVisible({ timeout: 90_000 });
  const win = frame.getByRole('status', { name: 'Win' });
  let wonMinor = 0;
  await expect(async () => {
    wonMinor = minorOf(await win.textContent());
    expect(minorOf(await balance.textContent()), 'the balance follows stake and win').toBe(
      before - stakeMinor + wonMinor,
    );
  }, 'the figures have rolled to their end').toPass({ timeout: 45_000, intervals: [50] });
  return { stakeMinor, wonMinor };
}

/** Marks the frame as soon as it leaves its rest: a quick round may be over before anybody looks. */
const markLeaving = (main: Locator): Promise<void> =>
  main.evaluate((element) => {
    element.removeAttribute('data-has-left');
    const observer = new MutationObserver(() => {
      if (element.getAttribute('data-phase') === 'idle') return;
      element.setAttribute('data-has-left', '');
      observer.disconnect();
    });
    observer.observe(element, { attributes: true, attributeFilter: ['data-phase'] });
  });
