// @covers identity-check-member identity-check-staff member-details completeness-meter

import { type Browser, expect, type Page } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { acceptInvitation, administratorLink, setUpSecondFactor } from '../support/staff.ts';
import { newVisitor, register } from '../support/visitor.ts';

/** The smallest PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const centre = (page: Page) => page.getByRole('dialog', { name: 'My account' });
const openCentre = async (page: Page) => {
  await page.goto('/?member=securityCenter');
  await expect(centre(page).getByRole('heading', { name: 'Identity check' })).toBeVisible();
};

/** Tells what is told once, and payee details. */
async function fillDetails(page: Page): Promise<void> {
  const dialog = centre(page);
  await dialog.getByLabel('Real name').fill('Ana Reyes');
  await dialog.getByLabel('Birthday').fill('2015-01-02');
  const personal = dialog.getByRole('region', { name: 'Personal details' });
  await personal.getByRole('button', { name: 'Save' }).click();
  await expect(personal.getByText('You must be at least 21 years old')).toBeVisible();
  await personal.getByLabel('Birthday').fill('1990-05-17');
  await personal.getByRole('button', { name: 'Save' }).click();
  await expect(personal.getByText('Ana Reyes')).toBeVisible();
  const payee = dialog.getByRole('region', { name: 'Payee details' });
  await payee.getByLabel('Address').fill('1 Lantern Street, Manila');
  await payee.getByLabel('Nationality').selectOption('PH');
  await payee.getByLabel('Occupation').fill('Baker');
  await payee.getByLabel('Source of income').selectOption('salary');
  await payee.getByRole('button', { name: 'Save' }).click();
  await expect(payee.getByRole('button', { name: 'Save' })).toBeDisabled();
}

/** Begins level 1 and sends both sides of the card in. */
async function sendIn(page: Page): Promise<void> {
  const identity = centre(page).getByRole('region', { name: 'Identity check' });
  await identity.getByRole('button', { name: 'Start level 1' }).click();
  const submit = identity.getByRole('button', { name: 'Send in' });
  await expect(submit).toBeDisabled();
  const front = identity.getByLabel(/Identity card or passport, front$/);
  await front.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(identity.getByText('Only PNG or JPG pictures can be used')).toBeVisible();
  await front.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: png });
  await expect(identity.getByRole('img', { name: /front$/ })).toBeVisible();
  await identity
    .getByLabel(/Identity card, back/)
    .setInputFiles({ name: 'back.png', mimeType: 'image/png', buffer: png });
  await submit.click();
  await expect(identity.getByText('Our turn')).toBeVisible();
  await expect(identity.getByText(/We will answer by/)).toBeVisible();
}

async function newReviewer(browser: Browser, hint: string): Promise<Page> {
  const page = await browser.newPage();
  const colleague = { name: newVisitor(hint).username, password: 'Walnut-Harbour-58213' };
  await acceptInvitation(page, await administratorLink(colleague.name), colleague);
  await setUpSecondFactor(page, colleague.password);
  return page;
}

async function decide(page: Page, username: string, to: 'Approve' | 'Refuse', reason: string): Promise<void> {
  await page.goto('/console/identity-checks');
  await page.getByRole('table').getByText(username).click();
  await expect(page.getByText('Ana Reyes')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(2);
  await page.getByRole('button', { name: to, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${to} level 1 of ${username}` });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: to, exact: true }).click();
  await expect(page.getByText(to === 'Approve' ? 'Approved' : 'Refused').first()).toBeVisible();
}

longTest(
  'a member proves who he is: refused once with a reason, approved the second time',
  async ({ page, browser }, info) => {
    const visitor = newVisitor(info.project.name);
    await register(page, visitor);
    await openCentre(page);
    await expect(centre(page).getByText(/^For withdrawals of P\s1,000\.00 and more$/)).toBeVisible();
    await fillDetails(page);
    await sendIn(page);
    expect(await graveFindings(page), 'the security centre').toEqual([]);

    const reviewer = await newReviewer(browser, info.project.name);
    await decide(reviewer, visitor.username, 'Refuse', 'The picture is blurred');
    expect(await graveFindings(reviewer), 'the record of a check').toEqual([]);
    await openCentre(page);
    await expect(centre(page).getByText('The picture is blurred')).toBeVisible();
    await sendIn(page);
    await decide(reviewer, visitor.username, 'Approve', 'Name and birthday match');
    await openCentre(page);
    const identity = centre(page).getByRole('region', { name: 'Identity check' });
    await expect(identity.getByText('Reached')).toBeVisible();
    await expect(identity.getByText('Name and birthday match')).toBeVisible();

    await reviewer.getByRole('link', { name: visitor.username }).click();
    await expect(reviewer.getByText('1 Lantern Street, Manila')).toBeVisible();
    await reviewer.getByRole('button', { name: 'Change name or birthday' }).click();
    const dialog = reviewer.getByRole('dialog', { name: 'Change name or birthday' });
    await dialog.getByLabel('Real name').fill('Ana Maria Reyes');
    await dialog.getByLabel('Reason').fill('Marriage certificate seen');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(reviewer.getByText('Ana Maria Reyes')).toBeVisible();
  },
);
