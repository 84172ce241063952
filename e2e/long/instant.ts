import { expect } from '@playwright/test';
import { minorOf } from '../support/table-frame.ts';
import { press } from './hands.ts';
import { oneByOne, type Played, type PlayOne, type PlaySome, tableFrameBalance, tableFrameRound } from './play.ts';
import { settledAmount } from './witness.ts';

const paidAt = '.instant-controls [role="status"]';

/** Dice shows a face, and its history what the round paid: the face decides. */
const rollDice: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Roll', exact: true }));
  const { round, balanceMinor } = await listeners.next<Played>('/studio/v1/instant/play');
  const face = Number(round.view.face);
  await settledAmount(page, '.dice-figure', face);
  expect(minorOf(await page.locator('.dice-figure').textContent())).toBe(face);
  expect(await page.locator('.dice-figure').getAttribute('data-won')).toBe(`${round.payoutMinor !== '0'}`);
  const wire = { paidMinor: Number(round.payoutMinor), balanceMinor: Number(balanceMinor) };
  const shownMinor = await settledAmount(page, tableFrameBalance, wire.balanceMinor);
  const screen = { paidMinor: wire.paidMinor, balanceMinor: shownMinor };
  return { id: round.roundId, stakedMinor: Number(round.betMinor), wire, screen };
};

const dropBall: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Drop' }));
  return tableFrameRound(
    page,
    await listeners.next<Played>('/studio/v1/instant/play'),
    '.instant-controls > p[role="status"]',
  );
};

const openFields: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Start' }));
  let answer = await listeners.next<Played>('/studio/v1/instant/play');
  const take = page.getByRole('button', { name: /^Cash out/ });
  const fields = page.locator('.mines-field:enabled');
  for (let turn = 0; answer.round.status === 'open'; turn += 1) {
    await expect(fields).not.toHaveCount(0);
    if (turn > 1 && turn % 2 === 0) await press(take);
    else await press(fields.nth((turn * 7) % (await fields.count())));
    answer = await listeners.next<Played>('/studio/v1/instant/step');
  }
  return tableFrameRound(page, answer, paidAt);
};

const climbTower: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Start' }));
  let answer = await listeners.next<Played>('/studio/v1/instant/play');
  for (let row = 0; answer.round.status === 'open'; row += 1) {
    await press(
      row > 1 ? page.getByRole('button', { name: /^Cash out/ }) : page.locator('.tower-tile:enabled').first(),
    );
    answer = await listeners.next<Played>('/studio/v1/instant/step');
  }
  return tableFrameRound(page, answer, paidAt);
};

const holdPairs: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Deal' }));
  await listeners.next('/studio/v1/instant/play');
  await press(page.locator('.poker-card:enabled').first());
  await press(page.getByRole('button', { name: 'Draw' }));
  const answer = await listeners.next<Played>('/studio/v1/instant/step');
  await expect(page.getByRole('button', { name: 'Deal' })).toBeEnabled();
  return tableFrameRound(page, answer, paidAt);
};

const scratchCard: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Buy a card' }));
  const answer = await listeners.next<Played>('/studio/v1/instant/play');
  const openAll = page.getByRole('button', { name: 'Open all' });
  if (await openAll.isVisible()) await press(openAll);
  await expect(page.getByRole('button', { name: 'Buy a card' })).toBeEnabled();
  return tableFrameRound(page, answer, paidAt);
};

const guessCards: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Deal' }));
  let answer = await listeners.next<Played>('/studio/v1/instant/play');
  for (let turn = 0; answer.round.status === 'open'; turn += 1) {
    await press(page.getByRole('button', { name: turn > 1 ? /^Cash out/ : /^▲/ }));
    answer = await listeners.next<Played>('/studio/v1/instant/step');
  }
  return tableFrameRound(page, answer, paidAt);
};

/**
 * Any game whose rounds are over with their draw: one button, the latest rounds, and the win over the board. It writes an amount of wins
 * alone; what it pays of a lost stake is seen in the balance.
 */
const playAtOnce: PlayOne = async (page, listeners) => {
  await press(page.locator('.instant-row button[aria-keyshortcuts="Space"]'));
  const { round, balanceMinor: balance } = await listeners.next<Played>('/studio/v1/instant/play');
  if (round.status === 'open') throw new Error('its rounds have steps, and nobody wrote down how they are taken');
  const wire = { paidMinor: Number(round.payoutMinor), balanceMinor: Number(balance) };
  const stakedMinor = Number(round.betMinor);
  const balanceMinor = await settledAmount(page, tableFrameBalance, wire.balanceMinor);
  const isWin = wire.paidMinor > stakedMinor;
  await expect(page.locator('.instant-last li').first()).toHaveAttribute('data-won', `${isWin}`);
  await expect(page.locator('.win-flag')).toHaveCount(isWin ? 1 : 0);
  const paidMinor = isWin ? await settledAmount(page, '.win-flag .tabular', wire.paidMinor) : wire.paidMinor;
  return { id: round.roundId, stakedMinor, wire, screen: { paidMinor, balanceMinor } };
};

/** Games with steps or with a screen of their own. */
const own: Readonly<Record<string, PlayOne>> = {
  dice: rollDice,
  plinko: dropBall,
  hi_lo: guessCards,
  video_poker: holdPairs,
  lucky_koi: scratchCard,
  tower: climbTower,
  mines: openFields,
};

/** Plays rounds of an instant game by its page. */
export const playInstant = (gameCode: string): PlaySome => oneByOne(own[gameCode] ?? playAtOnce);
