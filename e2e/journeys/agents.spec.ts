import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { openDesk } from '../support/staff.ts';
import { newVisitor, register } from '../support/visitor.ts';

/** A member whose application as an affiliate waits. */
async function apply(page: Page, hint: string): Promise<string> {
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

async function approve(staff: Page, member: string): Promise<void> {
  await staff.goto(`/console/applications?search=${member}`);
  await staff.getByRole('button', { name: member }).click();
  await staff.getByRole('dialog', { name: 'Affiliate application' }).getByRole('button', { name: 'Approve' }).click();
  const confirm = staff.getByRole('dialog', { name: `Approve ${member}` });
  await confirm.getByRole('button', { name: `Approve ${member}` }).click();
  await expect(confirm).toBeHidden();
}

/** Rates and a daily wage for an agent at the top. */
async function offer(staff: Page, agent: string): Promise<void> {
  await staff.goto(`/console/agents?search=${agent}`);
  await staff.getByRole('link', { name: agent }).click();
  await expect(staff.getByRole('heading', { level: 1, name: agent })).toBeVisible();
  await staff.getByRole('button', { name: 'Set rates' }).click();
  const rates = staff.getByRole('dialog', { name: `Rebate of ${agent}` });
  await rates.getByLabel('Slots').fill('0.8');
  await rates.getByLabel('Reason').fill('Agreed by phone');
  await rates.getByRole('button', { name: 'Save the rates' }).click();
  await expect(rates).toBeHidden();
  await staff.getByRole('button', { name: 'Offer a contract' }).click();
  const contract = staff.getByRole('dialog', { name: `Contract for ${agent}` });
  await contract.getByLabel('Contract', { exact: true }).selectOption('dailySalary');
  await contract.getByLabel('Percent').fill('0.5');
  await contract.getByLabel('Reason').fill('Agreed by phone');
  await contract.getByRole('button', { name: 'Send the offer' }).click();
  await expect(contract).toBeHidden();
  await expect(staff.getByText('Offered')).toBeVisible();
  expect(await graveFindings(staff), 'an agent').toEqual([]);
}

const centrePages = [
  ['teamManagement', 'Team management'],
  ['teamBetting', 'Team betting'],
  ['userLoss', 'Profit and loss'],
  ['myIncome', 'My income'],
  ['accountDetails', 'Account details'],
  ['dividendRecord', 'Dividends'],
  ['dailyWages', 'Daily wages'],
  ['hourlySalary', 'Hourly salary'],
  ['realTimeSalary', 'Real-time salary'],
] as const;

/** A form, a tree and a list stand for the pages like them. */
const checkedPages = new Set<string>(['teamManagement', 'myIncome', 'dailyWages']);

test('an approved affiliate gets a contract, accepts it, opens an account and reads his pages', async ({
  page,
  browser,
}, info) => {
  const agent = await apply(page, info.project.name);
  const staff = await openDesk(browser);
  await approve(staff, agent);
  await offer(staff, agent);

  await page.goto('/affiliate?agent=agentContracts');
  const centre = page.getByRole('dialog', { name: 'Contracts' });
  await expect(centre.getByText('It is your turn to answer')).toBeVisible();
  await centre.getByRole('button', { name: 'Accept' }).click();
  await expect(centre.getByText('In force')).toBeVisible();

  await page.goto('/affiliate?agent=addAccount');
  const opened = newVisitor('down');
  const form = page.getByRole('dialog', { name: 'Register an account' });
  await form.getByLabel('Username').fill(opened.username);
  await form.getByLabel('First password', { exact: true }).fill(opened.password);
  await form.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByText(`${opened.username} was opened`)).toBeVisible();

  await page.goto('/affiliate?agent=agentTeamOverview');
  await expect(page.getByRole('dialog').getByText('Valid turnover', { exact: true })).toBeVisible();
  for (const [name, title] of centrePages) {
    await page.goto(`/?agent=${name}`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.locator('a[aria-current=page]')).toContainText(title);
    if (name === 'teamManagement') await expect(dialog.getByText(opened.username)).toBeVisible();
    if (checkedPages.has(name)) expect(await graveFindings(page), title).toEqual([]);
  }

  await staff.goto('/console/agent-pay-runs');
  await expect(staff.getByText('Nobody is due anything')).toBeVisible();
  await staff.goto('/console/agent-pays');
  await expect(staff.getByText('No pay here')).toBeVisible();
  await staff.goto(`/console/agent-contracts?search=${agent}`);
  await expect(staff.getByRole('cell', { name: 'In force' })).toBeVisible();
});
