import { expect, type FrameLocator, type Page } from '@playwright/test';

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title*="game"]');

const minorOf = (text: string | null): number => Number((text ?? '').replace(/[^\d.-]/g, '').replace('.', ''));

/** Presses spin and waits until the next round may start; what was staked and won is read from the screen. */
export async function playRound(frame: FrameLocator): Promise<{ stakeMinor: number; wonMinor: number }> {
  const spin = frame.getByRole('button', { name: 'Spin', exact: true });
  const balance = frame.getByRole('status', { name: 'Balance' });
  await expect(spin).toBeEnabled({ timeout: 90_000 });
  const before = minorOf(await balance.textContent());
  const stakeMinor = minorOf(await frame.getByRole('status', { name: 'Bet', exact: true }).textContent());
  await spin.click();
  await expect(spin).toBeHidden();
  const skip = frame.getByRole('button', { name: 'Skip' });
  await expect(async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 500 });
    await expect(spin).toBeEnabled({ timeout: 100 });
  }).toPass({ timeout: 90_000 });
  const after = minorOf(await balance.textContent());
  return { stakeMinor, wonMinor: after - before + stakeMinor };
}
