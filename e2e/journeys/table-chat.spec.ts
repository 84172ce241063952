// @covers table-chat-in-browser

import { expect } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { longTest } from '../support/long-test.ts';
import { openConsole } from '../support/staff.ts';
import { enterGame, phone } from '../support/table-frame.ts';

const desk = { width: 1440, height: 900 };
const insult = 'You all play <b>badly</b>';

longTest(
  'two players chat at a table; one reports, staff removes, and it is gone for both',
  async ({ browser, baseURL, page: console }) => {
    const [{ page: wide }, { page: small }] = await Promise.all([
      enterGame(browser, baseURL ?? '', { gameCode: 'roulette', viewport: desk }),
      enterGame(browser, baseURL ?? '', { gameCode: 'roulette', viewport: phone }),
    ]);
    // Nobody wrote lately, so it waits for its button.
    await wide.getByRole('button', { name: 'Open the chat' }).click();
    await wide.getByLabel('Write a message').fill('come to best-bets.com');
    await wide.keyboard.press('Enter');
    await expect(wide.getByText('Links and addresses are not allowed here.')).toBeVisible();
    await wide.getByLabel('Write a message').fill(insult);
    await wide.keyboard.press('Enter');
    await expect(wide.getByRole('log')).toContainText(insult);
    await small.getByRole('button', { name: /^Open the chat, / }).click();
    await expect(small.getByRole('log')).toContainText(insult);
    expect(await graveFindings(small)).toEqual([]);
    expect(await graveFindings(wide)).toEqual([]);
    await small
      .getByRole('button', { name: /^Message of / })
      .last()
      .click();
    await small.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(small.getByRole('button', { name: 'Reported' })).toBeVisible();

    await openConsole(console, '/table-chat');
    await console.getByRole('row').filter({ hasText: insult }).getByRole('button').first().click();
    expect(await graveFindings(console)).toEqual([]);
    await console.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = console.getByRole('dialog', { name: /^Remove the message of/ });
    await dialog.getByLabel('Reason').fill('an insult');
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(wide.getByText(insult)).toBeHidden();
    await expect(small.getByText(insult)).toBeHidden();
  },
);
