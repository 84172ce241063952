// @covers site-login-popup site-free-play site-agent-login site-remember-me site-register-pages
// @covers site-forgot-password site-change-password site-session-storage site-login-required-action
// @covers site-human-verification site-account-page site-identity-accessibility

import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { messageTo } from '../support/outbox.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';

const isLong = process.env.LONG_TESTS === '1';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const newNumber = () => `917${String(randomInt(10_000_000)).padStart(7, '0')}`;

async function fillPasswords(form: Locator, password: string, label = 'Password'): Promise<void> {
  await form.getByLabel(label, { exact: true }).fill(password);
  await form.getByLabel(`Confirm ${label.toLowerCase()}`, { exact: true }).fill(password);
}

/** Asks for a code in an open form and types what the message says. */
async function useSmsCode(form: Locator, mobileNum: string, seen = 0): Promise<void> {
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(mobileNum);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByRole('button', { name: /Again in \d+ s/ })).toBeDisabled();
  const { code = '' } = await messageTo(`+63${mobileNum}`, seen);
  await form.getByLabel('Verification code').fill(code);
}

async function registerByName(page: Page, visitor: Visitor, email = ''): Promise<void> {
  await page.goto('/register');
  const form = page.getByRole('main');
  await form.getByText('By username').click();
  await form.getByLabel('Username', { exact: true }).fill(visitor.username);
  await fillPasswords(form, visitor.password);
  if (email !== '') await form.getByLabel('Email (optional)').fill(email);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/');
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/affiliate?member=securityCenter');
  await dialog(page, 'My account').getByRole('button', { name: 'Sign out' }).click();
  await dialog(page, 'Sign out?').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}

async function logIn(page: Page, name: string, password: string): Promise<void> {
  const popup = dialog(page, 'Log in');
  await popup.getByLabel('Username', { exact: true }).fill(name);
  await popup.getByLabel('Password', { exact: true }).fill(password);
  await popup.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The session's keys; the router's note of scroll places and the cached menu of vendors are no part of it. */
const sessionKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => !key.startsWith('tsr-') && key !== 'vendorMenu')
      .sort(),
  );

test('a mobile number is enough to come, to come back, and to get a new password', async ({ page, context }) => {
  const mobileNum = newNumber();

  await test.step('register with a code', async () => {
    await page.goto('/register?referralCode=DEMOAGENT');
    const form = page.getByRole('main');
    await form.getByText('By mobile number').click();
    await useSmsCode(form, mobileNum);
    await fillPasswords(form, 'Lantern-90417');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/affiliate?member=securityCenter');
    await expect(dialog(page, 'My account').getByText(mobileNum.slice(-4))).toHaveCount(2);
    expect(await sessionKeys(page)).toEqual(
      [
        'account',
        'customerId',
        'isAgent',
        'memberLabel',
        'merchant',
        'merchantCode',
        'nickname',
        'platform',
        'token',
        'username',
      ].sort(),
    );
  });

  await test.step('sign out: only the brand stays', async () => {
    await signOut(page);
    expect(await sessionKeys(page)).toEqual(['merchant', 'merchantCode']);
  });

  await test.step('a forgotten password is set anew with a code', async () => {
    await page.goto('/forget');
    const popup = dialog(page, 'Forgot your password?');
    await popup.getByText('By mobile number').click();
    await useSmsCode(popup, mobileNum, 1);
    await popup.getByLabel('New password', { exact: true }).fill('Lantern-90418');
    await popup.getByRole('button', { name: 'Set the new password' }).click();
    await expect(dialog(page, 'Log in')).toBeVisible();
  });

  await test.step('the number logs in like a name, and the device is remembered', async () => {
    await dialog(page, 'Log in').getByLabel('Keep me logged in for 24 hours').check();
    await logIn(page, `63${mobileNum}`, 'Lantern-90418');
    await expect(dialog(page, 'Log in')).toBeHidden();
    const cookies = await context.cookies();
    expect(cookies.some(({ value }) => value.includes('Lantern'))).toBe(false);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await dialog(page, 'Log in')
      .getByRole('button', { name: /^Continue as/ })
      .click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible();
  });
});

longTest('a mailed link sets a new password once', async ({ page }, info) => {
  const visitor = newVisitor(info.project.name);
  const email = `${visitor.username}@example.com`;
  await registerByName(page, visitor, email);
  await signOut(page);
  await page.goto('/login');
  await dialog(page, 'Log in').getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = dialog(page, 'Forgot your password?');
  await forgot.getByText('By email').click();
  await forgot.getByLabel('Username', { exact: true }).fill(visitor.username);
  await forgot.getByLabel('Email', { exact: true }).fill(email);
  await forgot.getByRole('button', { name: 'Send the link' }).click();
  await expect(forgot.getByRole('status')).toHaveText('If the details are right, a message is on its way to you');

  const { link = '' } = await messageTo(email);
  const { pathname, search } = new URL(link);
  for (const isFirst of [true, false]) {
    await page.goto(pathname + search);
    const reset = dialog(page, 'Set a new password');
    await fillPasswords(reset, 'Lantern-90419', 'New password');
    await reset.getByRole('button', { name: 'Set the new password' }).click();
    if (isFirst) await expect(dialog(page, 'Log in')).toBeVisible();
    else await expect(reset.getByRole('alert')).toContainText('already used or has expired');
  }
  await page.goto('/login');
  await logIn(page, visitor.username, 'Lantern-90419');
  await expect(dialog(page, 'Log in')).toBeHidden();
});

test('a new password ends the other devices, and a device can be ended from here', async ({ page, browser }, info) => {
  const visitor = newVisitor(info.project.name);
  await registerByName(page, visitor);
  const elsewhere = await browser.newPage();
  const logInElsewhere = async (password: string) => {
    await elsewhere.goto('/login');
    await logIn(elsewhere, visitor.username, password);
    await expect(dialog(elsewhere, 'Log in')).toBeHidden();
  };
  const expectOutside = async () => {
    await elsewhere.goto('/affiliate?member=transferFund');
    await expect(dialog(elsewhere, 'Log in')).toBeVisible();
  };

  await logInElsewhere(visitor.password);
  await page.goto('/affiliate?member=securityCenter');
  const account = dialog(page, 'My account');
  await expect(account.getByText('This device')).toHaveCount(1);
  await account.getByRole('button', { name: /^Log out / }).click();
  await expect(account.getByRole('button', { name: /^Log out / })).toHaveCount(0);
  await expect(elsewhere.getByText('You were signed out from another place')).toBeVisible();
  await expect(dialog(elsewhere, 'Log in')).toBeVisible();
  await expectOutside();

  await logInElsewhere(visitor.password);
  await account.getByRole('button', { name: 'Change the password' }).click();
  const change = dialog(page, 'Change your password');
  await expect(change.getByLabel('Current password')).toHaveCount(0);
  await fillPasswords(change, 'Lantern-90420', 'New password');
  await change.getByRole('button', { name: 'Change the password' }).click();
  await expect(change).toBeHidden();
  await expectOutside();
  await page.goto('/affiliate?member=securityCenter');
  await expect(dialog(page, 'My account').getByText(visitor.username)).toBeVisible();
  await elsewhere.close();
});

longTest('a number is changed in the security page, and changed back from the old one', async ({ page }) => {
  const [oldNumber, newNum] = [newNumber(), newNumber()];
  await page.goto('/register');
  await page.getByRole('main').getByText('By mobile number').click();
  await useSmsCode(page.getByRole('main'), oldNumber);
  await fillPasswords(page.getByRole('main'), 'Lantern-90417');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/affiliate?member=securityCenter');
  await dialog(page, 'My account').getByRole('button', { name: 'Change: Mobile number' }).click();
  const change = dialog(page, 'Your mobile number');
  await change.getByRole('combobox', { name: 'Country code' }).click();
  await expect(change.getByRole('option', { name: /Philippines/ }).locator('img')).toBeVisible();
  await change.getByRole('option', { name: /Philippines/ }).click();
  await change.getByRole('textbox', { name: 'New mobile number' }).fill(newNum);
  await change.getByRole('button', { name: 'Send code' }).click();
  const { code = '' } = await messageTo(`+63${newNum}`);
  await change.getByLabel('Code to the new number').fill(code);
  await change.getByLabel('Current password', { exact: true }).fill('Lantern-90417');
  await change.getByRole('button', { name: 'Save the change' }).click();
  const account = dialog(page, 'My account');
  await expect(account.getByText(/Withdrawals are open again on/)).toBeVisible();
  await expect(account.getByText(newNum.slice(-4)).first()).toBeVisible();

  const { link = '' } = await messageTo(`+63${oldNumber}`, 1);
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  const undo = dialog(page, 'Undo the change');
  await undo.getByRole('button', { name: 'Undo it' }).click();
  await expect(undo.getByText(/Your password was reset too/)).toBeVisible();
  await undo.getByRole('button', { name: 'Set a new password' }).click();
  const forgot = dialog(page, 'Forgot your password?');
  await forgot.getByText('By mobile number').click();
  await useSmsCode(forgot, oldNumber, 2);
  await forgot.getByLabel('New password', { exact: true }).fill('Lantern-90421');
  await forgot.getByRole('button', { name: 'Set the new password' }).click();
  await expect(dialog(page, 'Log in')).toBeVisible();
  await logIn(page, oldNumber, 'Lantern-90421');
  await expect(dialog(page, 'Log in')).toBeHidden();
});

test('a trial account plays, but is led to a real one for everything else', async ({ page }) => {
  await page.goto('/login');
  await dialog(page, 'Log in').getByRole('button', { name: 'Try the demo' }).click();
  await expect(dialog(page, 'Log in')).toBeHidden();
  await page.goto('/affiliate?member=transferFund');
  const notice = dialog(page, 'Trial account');
  await expect(notice.getByText('This needs a real account. Sign up to go on.')).toBeVisible();
  await notice.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog(page, 'Sign up')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`the account's popups and pages pass the accessibility check, ${theme}`, async ({ page }, info) => {
    test.skip(theme === 'dark' && !isLong, 'in the long run, which comes on a phone, too');
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const check = async (address: string, heading: string) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      expect(await graveFindings(page), address).toEqual([]);
    };
    await check('/forget', 'Forgot your password?');
    await check('/login?reset=some-token', 'Set a new password');
    await check('/login?error=access_denied', 'Log in');
    await check('/register', 'Sign up');
    await check('/agentHome', 'Agents');
    await check('/?popup=agentLogin', 'Agent log in');
    await registerByName(page, newVisitor(info.project.name));
    await check('/?popup=changePassword', 'Change your password');
    await check('/?popup=changeMobile', 'Your mobile number');
    await check('/?popup=changeEmail', 'Your email address');
    await check('/?popup=revert&revert=some-token', 'Undo the change');
    await check('/?member=securityCenter', 'My account');
  });
}
