// @covers live-chat feedback-images member-socket

import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { openConsole } from '../support/staff.ts';
import { newVisitor, register } from '../support/visitor.ts';

const expectAccessible = async (page: Page, what: string) =>
  expect(await graveFindings(page, { skippedRules: [] }), what).toEqual([]);

test('a member writes, staff answers in the console, counts and history hold', async ({ page, browser }, info) => {
  const visitor = newVisitor(info.project.name);
  await register(page, visitor);
  const opening = page.waitForEvent('popup');
  await page.goto('/help');
  await page.getByRole('button', { name: 'Live chat' }).last().click();
  const chat = await opening;
  await chat.getByLabel('Your message').fill('Where is my deposit?');
  await chat.getByLabel('Your message').press('Enter');
  await expect(chat.getByRole('img', { name: 'Sent' })).toBeVisible();
  await expectAccessible(chat, 'the chat');

  const staff = await (await browser.newContext()).newPage();
  await openConsole(staff, '/chats');
  const row = staff.getByRole('button', { name: new RegExp(`^${visitor.username}`) });
  await expect(row).toContainText('Where is my deposit?');
  await expect(row).toContainText('1 unread message');
  await row.click();
  await expect(chat.getByRole('img', { name: 'Read' })).toBeVisible();
  await staff.getByLabel('Your answer').fill('It is on <b>its</b> way.');
  await staff.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('It is on <b>its</b> way.')).toBeVisible();
  await expect(staff.getByRole('img', { name: 'Read' })).toBeVisible();
  await expectAccessible(staff, 'a conversation');

  await chat.close();
  await staff.getByLabel('Your answer').fill('It has arrived.');
  await staff.getByRole('button', { name: 'Send' }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByText('1 unread message').first()).toBeAttached();
  await page.goto('/chat');
  for (const text of ['Where is my deposit?', 'It is on <b>its</b> way.', 'It has arrived.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('It has arrived.')).toBeVisible();
  await expect(staff.getByRole('img', { name: 'Read' })).toHaveCount(2);
});

longTest('a visitor without an account chats, and finds the conversation after a reload', async ({ page }, info) => {
  const text = `May I ask something? ${newVisitor(info.project.name).username}`;
  await page.goto('/chat');
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Sent' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
});

test('feedback with a picture reaches staff, who handles it', async ({ page, browser }, info) => {
  const visitor = newVisitor(info.project.name);
  await register(page, visitor);
  await page.goto('/feedback');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Content length must be between 10 and 500 characters')).toBeVisible();
  await page.getByLabel('What is it about?').selectOption('withdrawal');
  await page.getByLabel('Your feedback or complaint').fill(`A complaint of ${visitor.username}`);
  const files = page.getByLabel('Pictures (optional)');
  await files.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(page.getByText('Only png or jpg images can be uploaded')).toBeVisible();
  await files.setInputFiles(path.join(import.meta.dirname, '../../docs/home.jpg'));
  await expectAccessible(page, 'the feedback form');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Your feedback has arrived')).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await openConsole(staff, '/feedback');
  const card = staff.getByRole('article').filter({ hasText: visitor.username });
  await expect(card.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expectAccessible(staff, 'the feedback list');
  await card.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(card).toBeHidden();
});

test('a session that ends elsewhere leaves this browser at once', async ({ page, browser }, info) => {
  const visitor = newVisitor(info.project.name);
  await register(page, visitor);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).not.toBe('');
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const other = await (await browser.newContext()).newPage();
  await other.goto('/');
  await other.evaluate((mine) => fetch('/wps/session/logout', { method: 'DELETE', headers: { token: mine } }), token);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(null);
});
