import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { createPlayer } from '@baize/testkit/player';
import { expect, test } from '@playwright/test';
import { startOutsideVendor } from '../support/outside-vendor.ts';
import { ledgerCheck, type RunningServer, repositoryFolder, port as sitePort, startServer } from '../support/server.ts';
import { logIn, newVisitor } from '../support/visitor.ts';

const port = sitePort + 7;
const vendorPort = sitePort + 8;
const rounds = 5;

test.use({ baseURL: `http://localhost:${port}` });

/** A vendor that shares nothing with the server but the wallet contract: its game is played in the server's frame, and the books are right. */
test('a game of an outside vendor is listed, opened and played', async ({ page }) => {
  const dataFolder = await mkdtemp(path.join(repositoryFolder, '.cache', 'outside-'));
  const settings = { DEMO_VENDOR_URL: `http://localhost:${vendorPort}` };
  let server: RunningServer | null = null;
  let vendor: ChildProcess | null = null;
  try {
    server = await startServer({ port, dataFolder, settings });
    vendor = await startOutsideVendor({ port: vendorPort, serverUrl: server.url, dataFolder });
    const visitor = newVisitor('outside');
    const player = createPlayer(server.url, visitor.username, visitor.password);
    await player.register();
    await player.deposit('100.00');

    await logIn(page, visitor);
    await page.goto('/game?vendor=EXAMPLE&gameCode=cup_dice');
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('heading', { name: 'Cup Dice' })).toBeVisible();
    await expect(game.getByText('Choose a number.')).toBeVisible();
    let balanceMinor = 10_000;
    for (let round = 0; round < rounds; round++) {
      // The die may show a four, too.
      await game.locator('label').getByText('4', { exact: true }).click();
      await game.getByText('P 1.00', { exact: true }).click();
      await game.getByRole('button', { name: 'Lift the cup' }).click();
      const told = game.locator('#told');
      // On a busy machine the wallet's answer may come too late for the vendor, who then asks for the same round again.
      await expect(async () => {
        await expect(told).toHaveText(/^[1-6]: |^No answer yet/);
        if ((await told.textContent())?.startsWith('No answer yet'))
          await game.getByRole('button', { name: 'Lift the cup' }).click();
        await expect(told).toHaveText(/^[1-6]: /, { timeout: 15_000 });
      }).toPass({ timeout: 180_000 });
      const text = (await told.textContent()) ?? '';
      balanceMinor += text.startsWith('4:') ? 494 : -100;
      await expect(game.locator('#balance')).toHaveText(`P ${(balanceMinor / 100).toFixed(2)}`);
    }
    await server.stop();
    expect(await ledgerCheck(dataFolder)).toMatchObject({ code: 0 });
  } finally {
    vendor?.kill();
    await server?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
