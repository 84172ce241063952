import { chromium, devices } from '@playwright/test';
import { createPlayer } from '@baize/testkit/player';
import { startCashierSite } from './support/cashier-site.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const site = await startCashierSite(browser, 6200);
const out = '/tmp/look';
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
try {
  const player = await site.newMember('look', { balance: '2000.00' });
  for (const [device, theme] of [['desktop', 'dark'], ['phone', 'light']] as const) {
    const page = await site.open(player, device);
    page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 160)));
    await page.evaluate((t) => localStorage.setItem('theme', t), theme);
    await page.goto('/cockfight');
    await wait(3000);
    await page.screenshot({ path: `${out}/cf-${device}-lobby.png` });
    for (const [vendor, code] of [['DS88', 'ds88_arena'], ['DIG', 'dig_arena'], ['WS168', 'ws168_arena']] as const) {
      const { url } = await player.call('launchGame', { data: { vendor, gameCode: code, language: 'TY' } });
      const context = await browser.newContext(
        device === 'phone' ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, serviceWorkers: 'block' } : { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' },
      );
      const game = await context.newPage();
      await game.goto(new URL(url, site.url).href);
      await wait(6000);
      await game.screenshot({ path: `${out}/cf-${device}-${vendor}.png` });
      if (vendor === 'DS88') {
        for (let i = 0; i < 24; i += 1) {
          const state = await game.locator('.arena-stage').getAttribute('data-state').catch(() => null);
          if (state === 'FIGHTING') break;
          await wait(4000);
        }
        for (let i = 0; i < 3; i += 1) {
          await wait(5000);
          await game.screenshot({ path: `${out}/cf-${device}-fight${i}.png` });
        }
        await game.setViewportSize({ width: 844, height: 390 });
        await wait(1500);
        await game.screenshot({ path: `${out}/cf-${device}-landscape.png` });
      }
      await context.close();
    }
    await page.context().close();
  }
  await site.desk.goto('/console/arenas').catch(() => undefined);
  await wait(2500);
  console.log(site.desk.url(), (await site.desk.locator('nav').first().innerText()).replace(/\n/g, ' | ').slice(0, 600));
  await site.desk.screenshot({ path: `${out}/cf-console.png` });
} finally {
  await site.stop();
  await browser.close();
}
