import { randomBytes } from 'node:crypto';
import { createPlayer } from '@baize/testkit/player';
import { expect, type Page, test } from '@playwright/test';
import { desktop, minorOf, startAmount } from '../support/floor.ts';
import { type Ears, expectAgreement, listen, settledAmount, type Witnessed } from './witness.ts';

/** `ROUNDS` of each game that has rounds of its own, `TABLE_ROUNDS` at each shared table, whose clock nobody hurries. */
const rounds = Number(process.env.ROUNDS ?? 500);
const tableRounds = Number(process.env.TABLE_ROUNDS ?? 60);
const startMinor = 100_000;
const longMs = 6 * 3_600_000;

const floorBalance = '.floor-balance .tabular';
const frameBalance = '.frame-balance output';

type PlayOne = (page: Page, ears: Ears) => Promise<Witnessed>;
interface InstantRound {
  roundId: string;
  betMinor: string;
  payoutMinor: string;
  status: string;
  view: Record<string, unknown>;
}

type Played = { round: InstantRound; balanceMinor: string };

async function floorRound(page: Page, round: InstantRound, balance: string, paidAt: string): Promise<Witnessed> {
  const wire = { paidMinor: Number(round.payoutMinor), balanceMinor: Number(balance) };
  const paidMinor = await settledAmount(page, paidAt, wire.paidMinor);
  const balanceMinor = await settledAmount(page, floorBalance, wire.balanceMinor);
  return { id: round.roundId, stakedMinor: Number(round.betMinor), wire, screen: { paidMinor, balanceMinor } };
}

/** Dice shows a face, and its history what the round paid: the face decides. */
const rollDice: PlayOne = async (page, ears) => {
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  const { round, balanceMinor } = await ears.next<Played>('/studio/v1/instant/play');
  const face = Number(round.view.face);
  await settledAmount(page, '.dice-figure', face);
  expect(minorOf(await page.locator('.dice-figure').textContent())).toBe(face);
  expect(await page.locator('.dice-figure').getAttribute('data-won')).toBe(`${round.payoutMinor !== '0'}`);
  const wire = { paidMinor: Number(round.payoutMinor), balanceMinor: Number(balanceMinor) };
  const shownMinor = await settledAmount(page, floorBalance, wire.balanceMinor);
  const screen = { paidMinor: wire.paidMinor, balanceMinor: shownMinor };
  return { id: round.roundId, stakedMinor: Number(round.betMinor), wire, screen };
};

const dropBall: PlayOne = async (page, ears) => {
  await page.getByRole('button', { name: 'Drop' }).click();
  const { round, balanceMinor } = await ears.next<Played>('/studio/v1/instant/play');
  return floorRound(page, round, balanceMinor, '.instant-controls > p[role="status"]');
};

const openFields: PlayOne = async (page, ears) => {
  await page.getByRole('button', { name: 'Start' }).click();
  let answer = (await ears.next('/studio/v1/instant/play')) as { round: InstantRound; balanceMinor: string };
  const take = page.getByRole('button', { name: /^Take/ });
  const fields = page.locator('.mines-field:enabled');
  for (let turn = 0; answer.round.status === 'open'; turn += 1) {
    await expect(fields).not.toHaveCount(0);
    if (turn > 1 && turn % 2 === 0) await take.click();
    else await fields.nth((turn * 7) % (await fields.count())).click();
    answer = await ears.next<Played>('/studio/v1/instant/step');
  }
  return floorRound(page, answer.round, answer.balanceMinor, '.instant-controls [role="status"]');
};

/** Plays on as fast as the game lets a player: skips what can be skipped, picks the first tile that is covered. */
async function hurryThrough(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const phase = document.querySelector('main.frame')?.getAttribute('data-phase');
      const spin = document.querySelector<HTMLButtonElement>('.frame-spin');
      if (phase === 'presenting' || phase === 'resuming') spin?.click();
      const tile = [...document.querySelectorAll('button')].find((button) =>
        /^Tile \d+, covered$/.test(button.getAttribute('aria-label') ?? ''),
      );
      if (tile && !tile.disabled) tile.click();
      return phase === 'idle';
    },
    undefined,
    { timeout: 120_000, polling: 50 },
  );
}

const spinSlot: PlayOne = async (page, ears) => {
  ears.forget();
  await page.locator('.frame-spin').click();
  const { round } = await ears.next<{ round: InstantRound & { events: { type: string }[] } }>('/studio/v1/spin');
  while (!ears.has('/studio/v1/presented')) await hurryThrough(page);
  const shown = await ears.next<{ balanceMinor: string }>('/studio/v1/presented');
  const picks = round.events.at(-1)?.type === 'pickStarted' ? 3 : 0;
  let { payoutMinor } = round;
  for (let pick = 0; pick < picks; pick += 1)
    ({ payoutMinor } = (await ears.next<{ round: InstantRound }>('/studio/v1/pick')).round);
  const wire = { paidMinor: Number(payoutMinor), balanceMinor: Number(shown.balanceMinor) };
  const paidMinor = await settledAmount(page, '.frame-win-value', wire.paidMinor);
  const balanceMinor = await settledAmount(page, frameBalance, wire.balanceMinor);
  return { id: round.roundId, stakedMinor: Number(round.betMinor), wire, screen: { paidMinor, balanceMinor } };
};

/** What the socket told of the payment; the calls have answered the bet long before. */
async function paidBySocket(ears: Ears): Promise<Witnessed['wire']> {
  await expect(() => expect(ears.paid).not.toHaveLength(0)).toPass({ timeout: 120_000, intervals: [50] });
  const { payoutMinor, balanceMinor } = ears.paid.shift() ?? { payoutMinor: '-1', balanceMinor: '-1' };
  return { paidMinor: Number(payoutMinor), balanceMinor: Number(balanceMinor) };
}

async function untilBetting(page: Page): Promise<void> {
  await expect(async () => {
    const seconds = await page.getByRole('timer').textContent({ timeout: 500 });
    expect(Number(seconds)).toBeGreaterThan(5);
  }).toPass({ timeout: 180_000, intervals: [200] });
}

type Seated = { seat: { seatId: string; stakeMinor: string } };

const betAtTable =
  (spots: readonly string[]): PlayOne =>
  async (page, ears) => {
    let taken: Seated | null = null;
    // On a busy machine a bet may come too late: then it is put down in the next round.
    while (taken === null) {
      await untilBetting(page);
      for (const name of spots) await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('button', { name: /^Bet P/ }).click();
      taken = await ears.next<Seated | null>('/studio/v1/table/bet');
    }
    const { seat } = taken;
    const wire = await paidBySocket(ears);
    await expect(page.locator('.table-paid')).toHaveText(/^(Paid|No win)/, { timeout: 60_000 });
    const paidMinor = await settledAmount(page, '.table-paid', wire.paidMinor);
    const balanceMinor = await settledAmount(page, floorBalance, wire.balanceMinor);
    await expect(page.locator('.table-paid')).toBeEmpty({ timeout: 60_000 });
    return { id: seat.seatId, stakedMinor: Number(seat.stakeMinor), wire, screen: { paidMinor, balanceMinor } };
  };

const flyCrash: PlayOne = async (page, ears) => {
  const own = page.locator('.instant-controls [role="status"]').first();
  await page.getByLabel('Leave by itself at').fill('1.30');
  await page.getByRole('button', { name: 'Bet', exact: true }).click({ timeout: 180_000 });
  const { seat } = await ears.next<Seated>('/studio/v1/table/bet');
  const wire = await paidBySocket(ears);
  await expect(own).toHaveText(/^(Left at|Paid|.* lost)/, { timeout: 30_000 });
  const text = (await own.textContent()) ?? '';
  const paidMinor = text.endsWith('lost') ? 0 : minorOf(/P .*$/.exec(text)?.[0] ?? '');
  const balanceMinor = await settledAmount(page, floorBalance, wire.balanceMinor);
  await expect(own).toHaveText(/^No bet/, { timeout: 120_000 });
  return { id: seat.seatId, stakedMinor: Number(seat.stakeMinor), wire, screen: { paidMinor, balanceMinor } };
};

/** A new member with money, at the door of a game: the frame alone, as the site would open it. */
async function launchUrl(baseURL: string, gameCode: string): Promise<string> {
  const player = createPlayer(baseURL, `agree${randomBytes(4).toString('hex')}`, 'Lantern-90417');
  await player.register();
  await player.deposit(startAmount);
  const { url } = await player.call('launchGame', { data: { vendor: 'BAIZE', gameCode, language: 'TY' } });
  return new URL(url, baseURL).href;
}

const games: [gameCode: string, play: PlayOne, count: number][] = [
  ['dice', rollDice, rounds],
  ['plinko', dropBall, rounds],
  ['mines', openFields, rounds],
  ['lantern_garden', spinSlot, rounds],
  ['jade_cascade', spinSlot, rounds],
  ['dragon_ledger', spinSlot, rounds],
  ['harbour_chests', spinSlot, rounds],
];
const tables: typeof games = [
  ['baccarat', betAtTable(['Player', 'Banker']), tableRounds],
  ['baccarat_no_commission', betAtTable(['Banker', 'Tie']), tableRounds],
  ['roulette', betAtTable(['Red', 'Number 17']), tableRounds],
  ['sic_bo', betAtTable(['Big', 'Total 10']), tableRounds],
  ['dragon_tiger', betAtTable(['Dragon', 'Tiger']), tableRounds],
  ['crash', flyCrash, tableRounds],
];

test.describe.configure({ mode: 'parallel' });
for (const [gameCode, play, count] of [...games, ...tables]) {
  test(`${gameCode}: screen, wire, record and ledger agree in ${count} rounds`, async ({ browser, baseURL }) => {
    test.setTimeout(longMs);
    const context = await browser.newContext({ viewport: desktop, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const ears = listen(page);
    await page.goto(await launchUrl(baseURL ?? '', gameCode));
    if (play === spinSlot) {
      await page.locator('main[data-phase="idle"]').waitFor({ timeout: 120_000 });
      await page.getByRole('button', { name: 'Turbo' }).click();
    }
    const seen: Witnessed[] = [];
    while (seen.length < count) seen.push(await play(page, ears));
    await expectAgreement(seen, startMinor);
    const paid = seen.filter(({ wire }) => wire.paidMinor > 0).length;
    console.log(`${gameCode}: ${seen.length} rounds, ${paid} of them paid something; all agree`);
  });
}
