// @covers record-journeys member-transfers account-record betting-record personal-profit credit-report

import { readFile } from 'node:fs/promises';
import type { Player } from '@baize/testkit/player';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { type CashierSite, paymentPassword, startCashierSite } from '../support/cashier-site.ts';
import { popupOf } from '../support/popup.ts';
import { port } from '../support/server.ts';

const spins = 5;
const startMinor = 20_000;
const sentDownMinor = 5_000;
const sentUpMinor = 2_000;
test.describe.configure({ mode: 'serial' });
let site: CashierSite;
let agent: Player;
let member: Player;

test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 32);
  agent = await site.demoAgent();
  await site.give(agent.username, '1000');
  member = await site.newMember('below', { balance: '200', affiliateCode: 'DEMOAGENT' });
});
test.afterAll(() => site.stop());

/** "P 1,250.00" on the screen as minor units. */
const minorOf = (text: string | null): number =>
  Number(
    (text ?? '')
      .replace(/[^\d.−-]/g, '')
      .replace('−', '-')
      .replace('.', ''),
  );

/** Fills the form of a transfer, checks what is asked before it leaves, and sends it. */
async function transfer(
  page: Page,
  centre: Locator,
  { amount, note }: { amount: string; note: string },
): Promise<void> {
  const form = centre.getByRole('form', { name: 'Send money' });
  for (const wrong of ['', '0', '-1', '0.001', '99999999', '1e3']) {
    await form.getByLabel('Amount').fill(wrong);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByLabel('Amount'), wrong).toHaveAttribute('aria-invalid', 'true');
  }
  await form.getByLabel('Amount').fill(amount);
  await form.getByLabel('Note').fill(note);
  await form.getByLabel('Payment password').fill(paymentPassword);
  await form.getByRole('button', { name: 'Continue' }).click();
  const asked = page.getByRole('dialog', { name: 'Is this right?' });
  await expect(asked).toContainText(`P ${amount}.00`);
  await expect(asked).toContainText(note);
  await asked.getByRole('button', { name: 'Send', exact: true }).click();
  const receipt = centre.getByRole('status').filter({ hasText: 'The money was sent' });
  await expect(receipt).toContainText(note);
  await expect(receipt).toContainText(`P ${amount}.00`);
}

test('an agent sends money down, the member sends some back up, both read it', async () => {
  const above = await site.open(agent, 'desktop');
  await above.goto('/affiliate?agent=transferDownline');
  const agentCentre = popupOf(above);
  await agentCentre.getByLabel('Find a member by name').fill(member.username.slice(0, 6));
  await agentCentre.getByRole('radio', { name: new RegExp(member.username) }).check();
  await transfer(above, agentCentre, { amount: '50', note: 'for the weekend' });
  expect(await graveFindings(above), 'the receipt').toEqual([]);

  const below = await site.open(member, 'phone');
  await below.goto('/affiliate?member=messageV2');
  await below.getByRole('button', { name: /Transfer received/ }).click();
  await expect(below.getByText(/has sent you P\s50\.00\. Note: for the weekend/)).toBeVisible();
  await below.goto('/affiliate?member=transferUpline');
  const memberCentre = popupOf(below);
  await expect(memberCentre.getByText(/bet the amount once before it can be withdrawn/)).toBeVisible();
  await transfer(below, memberCentre, { amount: '20', note: 'what I owed' });
  await expect(memberCentre.getByText('for the weekend')).toBeVisible();
  await memberCentre.getByRole('button', { name: 'Send another' }).click();
  await expect(memberCentre.getByRole('form', { name: 'Send money' })).toBeVisible();
  expect(await graveFindings(below), 'the form on a phone').toEqual([]);

  await above.reload();
  await expect(above.getByRole('row', { name: /From .*what I owed.*20\.00/ })).toBeVisible();
  expect(await member.balance()).toBe('230.00');
  expect(await agent.balance()).toBe('970.00');
  await site.expectCleanBooks();
});

test('betting record, account record, profit and loss and credit report say the same', async () => {
  await member.openGame('BAIZE', 'lantern_garden');
  for (let spin = 0; spin < spins; spin += 1) await member.spin('100');
  const balanceMinor = minorOf(await member.balance());
  const netMinor = balanceMinor - (startMinor + sentDownMinor - sentUpMinor);
  const page = await site.open(member, 'desktop');
  const centre = page.getByRole('dialog').first();
  const sum = async (name: string) => minorOf(await centre.getByTestId(name).textContent());

  await test.step('the betting record, with the timeline of a bet', async () => {
    await page.goto('/affiliate?member=personalHistoryCopy');
    await expect(centre.getByTestId('sum-count')).toHaveText(String(spins));
    expect(await sum('sum-stake')).toBe(spins * 100);
    expect(await sum('sum-net')).toBe(netMinor);
    await centre
      .getByRole('button', { name: /^Details of Lantern Garden/ })
      .first()
      .click();
    const bet = page.getByRole('dialog', { name: 'Lantern Garden' });
    await expect(bet.getByRole('list', { name: 'What happened to this bet' })).toContainText('Result booked');
    await bet.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the account record by kind and amount, and as a file', async () => {
    await page.goto('/affiliate?member=transactionHistory');
    // Days have rows of their own, without cells.
    const lines = centre.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(lines.first()).toContainText((balanceMinor / 100).toFixed(2));
    await centre.getByLabel('Kind').selectOption('transfers');
    await expect(lines).toHaveCount(2);
    await centre.getByLabel('At least').fill('1e3');
    await centre.getByRole('button', { name: 'Show these' }).click();
    await expect(centre.getByLabel('At least')).toHaveAttribute('aria-invalid', 'true');
    await centre.getByLabel('At least').fill('30');
    await centre.getByRole('button', { name: 'Show these' }).click();
    await expect(lines).toHaveCount(1);
    await expect(lines.first()).toContainText('Transfer received');
    const downloading = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'Save as CSV' }).click();
    const written = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
    expect(written).toHaveLength(2);
    expect(written[1]).toMatch(/,Transfer received,[^,]+,50\.00,200\.00,250\.00,/);
  });

  await test.step('profit and loss', async () => {
    await page.goto('/affiliate?member=personalProfit');
    await expect(centre.getByTestId('sum-count')).toHaveText(String(spins));
    expect(await sum('sum-net')).toBe(netMinor);
    await expect(centre.getByRole('row', { name: /Slots/ })).toBeVisible();
  });

  await test.step('the credit report, on a phone too', async () => {
    const phone = await site.open(member, 'phone');
    for (const each of [page, phone]) {
      await each.goto('/affiliate?member=creditReport');
      const sheet = each.getByRole('dialog').getByRole('region', { name: 'Credit report' });
      await expect(sheet).toContainText('P 0.00');
      await expect(sheet).toContainText(`P ${(balanceMinor / 100).toFixed(2)}`);
      await expect(sheet.getByRole('row', { name: /Transfers/ })).toContainText('50.00');
      await expect(sheet.getByRole('row', { name: /Transfers/ })).toContainText('30.00');
      expect(await graveFindings(each), 'the credit report').toEqual([]);
    }
  });
  await site.expectCleanBooks();
});
