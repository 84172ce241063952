import { expect, type FrameLocator, type Page } from '@playwright/test';

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
  await frame.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(ready).toBeHidden();
  await expect(ready).toBeVisible({ timeout: 90_000 });
  const win = frame.getByRole('status', { name: 'Win' });
  let wonMinor = 0;
  await expect(async () => {
    wonMinor = minorOf(await win.textContent());
    expect(minorOf(await balance.textContent()), 'the balance follows stake and win').toBe(
      before - stakeMinor + wonMinor,
    );
  }, 'the figures have rolled to their end').toPass({ timeout: 10_000, intervals: [50] });
  return { stakeMinor, wonMinor };
}
