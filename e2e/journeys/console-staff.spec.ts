import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { messageTo } from '../support/outbox.ts';
import { acceptInvitation, administratorLink, type Colleague, setUpSecondFactor } from '../support/staff.ts';
import { newVisitor, register } from '../support/visitor.ts';

const newColleague = (hint: string): Colleague => ({
  name: newVisitor(hint).username,
  password: 'Walnut-Harbour-58213',
});
const menu = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true }).first();
const open = async (page: Page, name: string) => {
  await menu(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};
const expectAccessible = async (page: Page, what: string) => expect(await graveFindings(page), what).toEqual([]);

/** A member who has applied as an affiliate. */
async function newApplicant(page: Page, hint: string): Promise<string> {
  const visitor = newVisitor(hint);
  await register(page, visitor);
  await page.goto('/affiliate');
  await page.getByLabel('Whom do you reach?').fill('Readers of a card club');
  await page.getByLabel('How do we reach you?').fill('club@example.com');
  await page.getByLabel('Your message').fill('I write about card games every week.');
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('Your application has arrived')).toBeVisible();
  return visitor.username;
}

/** An administrator invites a colleague with that role; returns the link of the mail. */
async function invite(page: Page, email: string): Promise<string> {
  await open(page, 'Invitations');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const panel = page.getByRole('dialog', { name: 'Invite somebody' });
  await panel.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(panel.getByText('Input cannot be empty')).toBeVisible();
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel(/^Administrator/).check();
  await panel.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(panel).toBeHidden();
  const { link = '' } = await messageTo(email);
  return link;
}

async function correctBalance(page: Page, member: string): Promise<void> {
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  const panel = page.getByRole('dialog', { name: 'Adjust balance' });
  await panel.getByLabel(/^Amount in/).fill('12.505');
  await panel.getByLabel('Reason').fill('A stake was counted twice');
  await panel.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.getByText('Please enter an amount with fewer decimals')).toBeVisible();
  await panel.getByLabel(/^Amount in/).fill('12.50');
  await panel.getByRole('button', { name: 'Continue' }).click();
  const confirm = page.getByRole('dialog', { name: 'Give P 12.50' });
  await expect(confirm).toContainText(`${member} gets P 12.50`);
  await confirm.getByRole('button', { name: 'Give P 12.50' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('tab', { name: 'Money' }).click();
  await expect(page.getByRole('cell', { name: '+P 12.50' })).toBeVisible();
}

async function setLimit(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Limits and breaks' }).click();
  await page.getByRole('button', { name: 'Change: Loss of a day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Loss of a day' });
  await dialog.getByLabel(/^Amount in/).fill('200');
  await dialog.getByLabel('Reason').fill('Asked for by the member');
  await dialog.getByRole('button', { name: 'Save the limit' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('P 200.00')).toBeVisible();
}

test('a new colleague sets a second factor, corrects a balance, sets a limit, approves an affiliate, and the log has it all', async ({
  page,
  browser,
}, info) => {
  const member = await newApplicant(page, info.project.name);
  const owner = newColleague('owner');
  const colleague = newColleague('staff');
  const owners = await (await browser.newContext()).newPage();
  await acceptInvitation(owners, await administratorLink(owner.name), owner);
  await setUpSecondFactor(owners, owner.password);
  const link = await invite(owners, `${colleague.name}@example.com`);

  const staff = await (await browser.newContext()).newPage();
  await acceptInvitation(staff, link, colleague);
  await expectAccessible(staff, 'home');
  // Without a second factor money is out of reach, and the page says what is missing.
  await staff.goto(`/console/members?search=${member}`);
  await staff.getByRole('link', { name: member }).click();
  await expect(staff.getByRole('button', { name: /^Adjust balance/ })).toBeDisabled();
  await menu(staff).getByRole('link', { name: 'Home' }).click();
  await setUpSecondFactor(staff, colleague.password);
  await expectAccessible(staff, 'the account');

  await staff.keyboard.press('Control+k');
  await staff.getByRole('combobox', { name: 'Search' }).fill(member);
  await expect(staff.getByRole('option', { name: member })).toBeVisible();
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('heading', { level: 1, name: member })).toBeVisible();
  await correctBalance(staff, member);
  await setLimit(staff);
  await expectAccessible(staff, 'a member');

  await open(staff, 'Affiliate applications');
  await staff.getByRole('button', { name: member }).click();
  await staff.reload();
  const panel = staff.getByRole('dialog', { name: 'Affiliate application' });
  await expect(panel).toContainText('Readers of a card club');
  await panel.getByRole('button', { name: 'Approve' }).click();
  await staff
    .getByRole('dialog', { name: `Approve ${member}` })
    .getByRole('button', { name: `Approve ${member}` })
    .click();
  await expect(panel).toBeHidden();

  await open(staff, 'Audit log');
  await staff.getByLabel('Who').fill(colleague.name);
  const entries = staff.getByRole('row').filter({ hasText: colleague.name });
  for (const act of ['Set up an authenticator app', 'Adjusted a balance', 'Set a limit', 'Approved an affiliate']) {
    await expect(entries.filter({ hasText: act })).toBeVisible();
  }
  await expect(staff.getByRole('row').filter({ hasText: owner.name })).toHaveCount(0);
  await entries.filter({ hasText: 'Set a limit' }).getByRole('button').click();
  await expect(staff.getByRole('dialog', { name: 'Set a limit' })).toContainText('Asked for by the member');
  await expect(staff.getByRole('dialog', { name: 'Set a limit' })).toContainText('200');
  await expectAccessible(staff, 'the audit log');

  await page.goto('/affiliate?agent=agentTeamOverview');
  await expect(page.getByRole('dialog').getByText('Active links')).toBeVisible();
});
