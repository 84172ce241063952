// @covers screen-to-ledger

import { randomBytes } from 'node:crypto';
import { createPlayer } from '@baize/testkit/player';
import { type Browser, type ElementHandle, expect, type Locator, type Page, test } from '@playwright/test';
import { desktop, minorOf } from '../support/table-frame.ts';
import { playRounds, press, type Said, spinThrough } from './hands.ts';
import { expectAgreement, type Listeners, listen, settledAmount, type Witnessed } from './witness.ts';

/** `ROUNDS` of each game, or of those that `GAMES` names with commas between. The tables run by a quick clock of their operator's. */
const rounds = Number(process.env.ROUNDS ?? 500);
const asked = process.env.GAMES?.split(',');
const isAsked = ({ gameCode }: { gameCode: string }) => asked?.includes(gameCode) ?? true;
const comparedAtOnce = 25;
const startAmount = '10000.00';
const startMinor = 1_000_000;
const longMs = 6 * 3_600_000;

const tableFrameBalance = '.floor-balance .tabular';
const frameBalance = '.frame-balance output';

type PlaySome = (page: Page, listeners: Listeners, count: number) => Promise<Witnessed[]>;
type PlayOne = (page: Page, listeners: Listeners) => Promise<Witnessed>;
interface InstantRound {
  roundId: string;
  betMinor: string;
  payoutMinor: string;
  status: string;
  view: Record<string, unknown>;
}

type Played = { round: InstantRound; balanceMinor: string };

async function tableFrameRound(page: Page, round: InstantRound, balance: string, paidAt: string): Promise<Witnessed> {
  const wire = { paidMinor: Number(round.payoutMinor), balanceMinor: Number(balance) };
  const paidMinor = await settledAmount(page, paidAt, wire.paidMinor);
  const balanceMinor = await settledAmount(page, tableFrameBalance, wire.balanceMinor);
  return { id: round.roundId, stakedMinor: Number(round.betMinor), wire, screen: { paidMinor, balanceMinor } };
}

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
  const { round, balanceMinor } = await listeners.next<Played>('/studio/v1/instant/play');
  return tableFrameRound(page, round, balanceMinor, '.instant-controls > p[role="status"]');
};

const openFields: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Start' }));
  let answer = (await listeners.next('/studio/v1/instant/play')) as { round: InstantRound; balanceMinor: string };
  const take = page.getByRole('button', { name: /^Cash out/ });
  const fields = page.locator('.mines-field:enabled');
  for (let turn = 0; answer.round.status === 'open'; turn += 1) {
    await expect(fields).not.toHaveCount(0);
    if (turn > 1 && turn % 2 === 0) await press(take);
    else await press(fields.nth((turn * 7) % (await fields.count())));
    answer = await listeners.next<Played>('/studio/v1/instant/step');
  }
  return tableFrameRound(page, answer.round, answer.balanceMinor, '.instant-controls [role="status"]');
};

const climbTower: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Start' }));
  let answer = (await listeners.next('/studio/v1/instant/play')) as { round: InstantRound; balanceMinor: string };
  for (let row = 0; answer.round.status === 'open'; row += 1) {
    await press(
      row > 1 ? page.getByRole('button', { name: /^Cash out/ }) : page.locator('.tower-tile:enabled').first(),
    );
    answer = await listeners.next<Played>('/studio/v1/instant/step');
  }
  return tableFrameRound(page, answer.round, answer.balanceMinor, '.instant-controls [role="status"]');
};

const holdPairs: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Deal' }));
  await listeners.next('/studio/v1/instant/play');
  await press(page.locator('.poker-card:enabled').first());
  await press(page.getByRole('button', { name: 'Draw' }));
  const answer = await listeners.next<Played>('/studio/v1/instant/step');
  await expect(page.getByRole('button', { name: 'Deal' })).toBeEnabled();
  return tableFrameRound(page, answer.round, answer.balanceMinor, '.instant-controls [role="status"]');
};

const scratchCard: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Buy a card' }));
  const answer = await listeners.next<Played>('/studio/v1/instant/play');
  const openAll = page.getByRole('button', { name: 'Open all' });
  if (await openAll.isVisible()) await press(openAll);
  await expect(page.getByRole('button', { name: 'Buy a card' })).toBeEnabled();
  return tableFrameRound(page, answer.round, answer.balanceMinor, '.instant-controls [role="status"]');
};

const guessCards: PlayOne = async (page, listeners) => {
  await press(page.getByRole('button', { name: 'Deal' }));
  let answer = (await listeners.next('/studio/v1/instant/play')) as { round: InstantRound; balanceMinor: string };
  for (let turn = 0; answer.round.status === 'open'; turn += 1) {
    await press(page.getByRole('button', { name: turn > 1 ? /^Cash out/ : /^▲/ }));
    answer = await listeners.next<Played>('/studio/v1/instant/step');
  }
  return tableFrameRound(page, answer.round, answer.balanceMinor, '.instant-controls [role="status"]');
};

/** Steps of the player that a round waits for. */
const stepsOf: Readonly<Record<string, number>> = { pickStarted: 3, choiceStarted: 1 };

const spinSlot: PlayOne = async (page, listeners) => {
  listeners.forget();
  await spinThrough(page);
  const { round } = await listeners.next<{ round: InstantRound & { events: { type: string }[] } }>('/studio/v1/spin');
  const shown = await listeners.next<{ balanceMinor: string }>('/studio/v1/presented');
  const picks = stepsOf[round.events.at(-1)?.type ?? ''] ?? 0;
  let { payoutMinor } = round;
  for (let pick = 0; pick < picks; pick += 1)
    ({ payoutMinor } = (await listeners.next<{ round: InstantRound }>('/studio/v1/pick')).round);
  const wire = { paidMinor: Number(payoutMinor), balanceMinor: Number(shown.balanceMinor) };
  const paidMinor = await settledAmount(page, '.frame-win-value', wire.paidMinor);
  const balanceMinor = await settledAmount(page, frameBalance, wire.balanceMinor);
  return { id: round.roundId, stakedMinor: Number(round.betMinor), wire, screen: { paidMinor, balanceMinor } };
};

const oneByOne =
  (play: PlayOne): PlaySome =>
  async (page, listeners, count) => {
    const seen: Witnessed[] = [];
    while (seen.length < count) seen.push(await play(page, listeners));
    return seen;
  };

type Seated = { seat: { seatId: string; stakeMinor: string } };

/** Joins what the screen said to the answers of the bets and to what the socket told, each in its order. */
async function witnessed(
  listeners: Listeners,
  said: readonly Said[],
  paidOf: (text: string) => number,
): Promise<Witnessed[]> {
  const seats = await listeners.taken<Seated>('/studio/v1/table/bet', said.length);
  const paid = listeners.paid.splice(0);
  expect([seats.length, paid.length], 'bets that were taken, payments by the socket').toEqual([
    said.length,
    said.length,
  ]);
  return said.map(({ text, balance }, place) => {
    const { seat } = seats[place] as Seated;
    const { payoutMinor, balanceMinor } = paid[place] as (typeof paid)[number];
    return {
      id: seat.seatId,
      stakedMinor: Number(seat.stakeMinor),
      wire: { paidMinor: Number(payoutMinor), balanceMinor: Number(balanceMinor) },
      screen: { paidMinor: paidOf(text), balanceMinor: minorOf(balance) },
    };
  });
}

const handleOf = async (button: Locator): Promise<ElementHandle> => button.elementHandle() as Promise<ElementHandle>;

const betAtTable =
  (names: readonly string[]): PlaySome =>
  async (page, listeners, count) => {
    await press(page.getByRole('button', { name: 'Chip of P 1.00', exact: true }));
    const spots = await Promise.all(names.map((name) => handleOf(page.getByRole('button', { name, exact: true }))));
    const said = await playRounds(page, count, {
      spots,
      send: await handleOf(page.locator('.table-bar > button')),
      sendText: '',
      saysAt: '.table-paid',
      form: /^(Paid|No win)/,
      balanceAt: tableFrameBalance,
    });
    return witnessed(listeners, said, minorOf);
  };

const flyCrash: PlaySome = async (page, listeners, count) => {
  const field = page.getByLabel('Auto cash-out at');
  if ((await field.inputValue()) !== '1.30') await field.fill('1.30');
  const said = await playRounds(page, count, {
    spots: [],
    send: await handleOf(page.locator('.instant-row > button')),
    sendText: 'Bet',
    saysAt: '.instant-controls [role="status"]',
    form: /^(Cashed out at|Paid|.* lost)/,
    balanceAt: tableFrameBalance,
  });
  return witnessed(listeners, said, (text) => (text.endsWith('lost') ? 0 : minorOf(/P .*$/.exec(text)?.[0] ?? '-')));
};

/** A new member with money, at the door of a game: the frame alone, as the site would open it. */
async function launchUrl(baseURL: string, gameCode: string): Promise<string> {
  const player = createPlayer(baseURL, `agree${randomBytes(4).toString('hex')}`, 'Lantern-90417');
  await player.register();
  await player.deposit(startAmount);
  const { url } = await player.call('launchGame', { data: { vendor: 'BAIZE', gameCode, language: 'TY' } });
  return new URL(url, baseURL).href;
}

interface Game {
  gameCode: string;
  play: PlaySome;
  isSlot?: true;
}
const games: Game[] = [
  { gameCode: 'dice', play: oneByOne(rollDice) },
  { gameCode: 'plinko', play: oneByOne(dropBall) },
  { gameCode: 'hi_lo', play: oneByOne(guessCards) },
  { gameCode: 'video_poker', play: oneByOne(holdPairs) },
  { gameCode: 'lucky_koi', play: oneByOne(scratchCard) },
  { gameCode: 'tower', play: oneByOne(climbTower) },
  { gameCode: 'mines', play: oneByOne(openFields) },
  { gameCode: 'lantern_garden', play: oneByOne(spinSlot), isSlot: true },
  { gameCode: 'jade_cascade', play: oneByOne(spinSlot), isSlot: true },
  { gameCode: 'dragon_ledger', play: oneByOne(spinSlot), isSlot: true },
  { gameCode: 'neon_orchard', play: oneByOne(spinSlot), isSlot: true },
  { gameCode: 'mammoth_ridge', play: oneByOne(spinSlot), isSlot: true },
  { gameCode: 'harbour_chests', play: oneByOne(spinSlot), isSlot: true },
  { gameCode: 'storm_anvil', play: oneByOne(spinSlot), isSlot: true },
  { gameCode: 'honey_meadow', play: oneByOne(spinSlot), isSlot: true },
  { gameCode: 'nugget_gulch', play: oneByOne(spinSlot), isSlot: true },
];
const tables: Game[] = [
  { gameCode: 'baccarat', play: betAtTable(['Player', 'Banker']) },
  { gameCode: 'baccarat_no_commission', play: betAtTable(['Banker', 'Tie']) },
  { gameCode: 'speed_baccarat', play: betAtTable(['Player', 'Tie']) },
  { gameCode: 'roulette', play: betAtTable(['Red', 'Number 17']) },
  { gameCode: 'sic_bo', play: betAtTable(['Big', 'Total 10']) },
  { gameCode: 'blackjack', play: betAtTable(['Blackjack', 'Perfect pairs']) },
  { gameCode: 'three_card_poker', play: betAtTable(['Ante', 'Pair plus']) },
  { gameCode: 'dragon_tiger', play: betAtTable(['Dragon', 'Tiger']) },
  { gameCode: 'fish_prawn_crab', play: betAtTable(['Single symbol: Fish', 'Any triple']) },
  { gameCode: 'fan_tan', play: betAtTable(['Fan: 1', 'Odd']) },
  { gameCode: 'se_die', play: betAtTable(['Odd', 'Big']) },
  { gameCode: 'wenzhou', play: betAtTable(['Door wins: door 1', 'Door loses: door 2']) },
  { gameCode: 'two_eight', play: betAtTable(['Door wins: door 1', 'Pair: door 2']) },
  { gameCode: 'dragon_phoenix', play: betAtTable(['Dragon', 'Flush']) },
  { gameCode: 'niuniu_table', play: betAtTable(['Player wins: player 1', 'Player wins, double: player 2']) },
  { gameCode: 'crash', play: flyCrash },
];

/** Plays a game in a window of its own, and lets its witnesses be compared every so many rounds. */
async function playOn(browser: Browser, baseURL: string, { gameCode, play, isSlot }: Game): Promise<void> {
  const context = await browser.newContext({ viewport: desktop, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const listeners = listen(page);
  await page.goto(await launchUrl(baseURL, gameCode));
  if (isSlot) {
    await page.locator('main[data-phase="idle"]').waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Turbo' }).click();
  }
  let balanceMinor = startMinor;
  let paid = 0;
  for (let done = 0; done < rounds; ) {
    const seen = await play(page, listeners, Math.min(comparedAtOnce, rounds - done));
    await expectAgreement(gameCode, seen, balanceMinor);
    balanceMinor = seen.at(-1)?.wire.balanceMinor ?? balanceMinor;
    done += seen.length;
    paid += seen.filter(({ wire }) => wire.paidMinor > 0).length;
    console.log(`${gameCode}: ${done} of ${rounds} rounds, ${paid} of them paid something; all agree`);
  }
  await context.close();
}

/** The other tables play on; hours may pass until they are through. */
const notifyAtOnce =
  ({ gameCode }: Game) =>
  (error: unknown): never => {
    console.log(`${gameCode}: ${error}`);
    throw error;
  };

const askedTables = tables.filter(isAsked);
test.describe.configure({ mode: 'parallel' });
if (askedTables.length > 0)
  test(`the tables, side by side: screen, wire, record and ledger agree in ${rounds} rounds each`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(longMs);
    const ends = await Promise.allSettled(
      askedTables.map((table) => playOn(browser, baseURL ?? '', table).catch(notifyAtOnce(table))),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
for (const game of games.filter(isAsked)) {
  test(`${game.gameCode}: screen, wire, record and ledger agree in ${rounds} rounds`, async ({ browser, baseURL }) => {
    test.setTimeout(longMs);
    await playOn(browser, baseURL ?? '', game);
  });
}
