// @covers member-messages unread-messages staff-messages feedback-answers

import { expect, type Page } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { openConsole } from '../support/staff.ts';
import { newVisitor, register } from '../support/visitor.ts';

const expectAccessible = async (page: Page, what: string) =>
  expect(await graveFindings(page, { skippedRules: [] }), what).toEqual([]);

longTest('staff writes to a member, who is notified at once, reads and deletes it', async ({ page, browser }, info) => {
  const visitor = newVisitor(info.project.name);
  await register(page, visitor);
  await page.setViewportSize({ width: 1280, height: 720 });

  const staff = await (await browser.newContext()).newPage();
  await openConsole(staff, '/messages');
  await staff.getByRole('button', { name: 'Write a message' }).click();
  const panel = staff.getByRole('dialog', { name: 'Write a message' });
  await panel.getByLabel('Names').fill(`${visitor.username}\nnobody at all`);
  await panel.getByLabel('Title').fill(`For ${visitor.username}`);
  await panel.getByLabel('Text').fill('The lobby has <b>moved</b>.');
  await expectAccessible(staff, 'the draft');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await expect(panel.getByText('No member has these names: nobody at all')).toBeVisible();
  await panel.getByRole('button', { name: 'Back' }).click();
  await panel.getByLabel('Names').fill(visitor.username);
  await panel.getByRole('button', { name: 'Preview' }).click();
  await expect(panel.getByText('1 member gets it')).toBeVisible();
  await expectAccessible(staff, 'the preview');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel).toBeHidden();
  await expect(staff.getByRole('button', { name: `For ${visitor.username}` })).toBeVisible();

  // Nobody loaded the page again.
  const bell = page.getByRole('banner').getByRole('button', { name: 'Messages' });
  await expect(bell).toContainText('1 unread message');
  await bell.click();
  const centre = page.getByRole('dialog', { name: 'Messages' });
  const message = centre.getByRole('button', { name: new RegExp(`For ${visitor.username}`) });
  await message.click();
  await expect(centre.getByText('The lobby has <b>moved</b>.')).toBeVisible();
  await expectAccessible(page, 'an opened message');
  await expect(centre.getByText('New', { exact: true })).toBeHidden();
  await centre.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(centre.getByText('No messages yet')).toBeVisible();
  await centre.getByRole('button', { name: 'Close' }).click();
  await expect(bell).not.toContainText('unread');
});

longTest('an answer to feedback comes as a message that leads to it', async ({ page, browser }, info) => {
  const visitor = newVisitor(info.project.name);
  await register(page, visitor);
  await page.goto('/feedback');
  await page.getByLabel('What is it about?').selectOption('deposit');
  await page.getByLabel('Your feedback or complaint').fill(`A question of ${visitor.username}`);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Not answered yet')).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await openConsole(staff, '/feedback');
  const card = staff.getByRole('article').filter({ hasText: visitor.username });
  await card.getByRole('button', { name: 'Answer' }).click();
  const dialog = staff.getByRole('dialog', { name: `Answer to ${visitor.username}` });
  await dialog.getByLabel('Answer').fill('It arrived at noon.');
  await expectAccessible(staff, 'an answer');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect(card).toBeHidden();

  await page.goto('/?member=messageV2');
  const centre = page.getByRole('dialog', { name: 'Messages' });
  await centre.getByRole('button', { name: /Your feedback was answered/ }).click();
  await centre.getByRole('link', { name: 'Read the answer' }).click();
  await expect(page.getByText('It arrived at noon.')).toBeVisible();
  await expectAccessible(page, 'the answered feedback');
});
