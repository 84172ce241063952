import { type ElementHandle, expect, type Locator } from '@playwright/test';
import { minorOf } from '../support/table-frame.ts';
import { playRounds, press, type Said } from './hands.ts';
import { type PlaySome, tableFrameBalance } from './play.ts';
import type { Listeners, Witnessed } from './witness.ts';

type Seated = { seat: { seatId: string; stakeMinor: string } };

/** Joins what the screen said to the answers of the bets and to what the socket told, each in its order. */
async function witnessed(
  listeners: Listeners,
  said: readonly Said[],
  paidOf: (text: string) => number,
): Promise<Witnessed[]> {
  const read = said.filter(({ text }) => text !== '');
  const seats = await listeners.taken<Seated>('/studio/v1/table/bet', read.length);
  const stakes = new Map(listeners.decided.splice(0).map(({ seatId, stakeMinor }) => [seatId, stakeMinor]));
  const paid = listeners.paid.splice(0);
  // A round that a slow machine did not show long enough is compared by its balance alone.
  const rounds = seats.length === said.length ? said : read;
  expect([seats.length, paid.length], 'bets that were taken, payments by the socket').toEqual([
    rounds.length,
    rounds.length,
  ]);
  return rounds.map(({ text, balance }, place) => {
    const { seat } = seats[place] as Seated;
    const { payoutMinor, balanceMinor } = paid[place] as (typeof paid)[number];
    return {
      id: seat.seatId,
      stakedMinor: Number(stakes.get(seat.seatId) ?? seat.stakeMinor),
      wire: { paidMinor: Number(payoutMinor), balanceMinor: Number(balanceMinor) },
      screen: { paidMinor: text === '' ? Number(payoutMinor) : paidOf(text), balanceMinor: minorOf(balance) },
    };
  });
}

/** At a table that nobody chose bets for, the first spots of the cloth. */
const spotsOfOthers = 2;

/** All tables open side by side. */
const patienceMs = 600_000;

/** All that a round brought: what it paid, and what came back of a stake that was held for losses. */
const amountsOf = (text: string): number =>
  [...text.matchAll(/P\s[\d,]+\.\d\d/g)].reduce((sum, [amount]) => sum + minorOf(amount), 0);

const handleOf = async (button: Locator): Promise<ElementHandle> =>
  button.elementHandle({ timeout: patienceMs }) as Promise<ElementHandle>;

const betAtTable =
  (names: readonly (string | RegExp)[]): PlaySome =>
  async (page, listeners, count) => {
    await press(page.getByRole('button', { name: 'Chip of P 1.00', exact: true }));
    const spots =
      names.length > 0
        ? await Promise.all(names.map((name) => handleOf(page.getByRole('button', { name, exact: true }))))
        : (await page.locator('.bet-spot').elementHandles()).slice(0, spotsOfOthers);
    const said = await playRounds(page, count, {
      spots,
      sendAt: '.table-bar > button',
      sendText: '',
      saysAt: '.table-paid',
      form: /^(Paid|No win)/,
      balanceAt: tableFrameBalance,
    });
    return witnessed(listeners, said, amountsOf);
  };

const flyCrash: PlaySome = async (page, listeners, count) => {
  const field = page.getByLabel('Auto cash-out at');
  if ((await field.inputValue()) !== '1.30') await field.fill('1.30');
  const said = await playRounds(page, count, {
    spots: [],
    sendAt: '.instant-row > button',
    sendText: 'Bet',
    saysAt: '.instant-controls [role="status"]',
    form: /^(Cashed out at|Paid|.* lost)/,
    balanceAt: tableFrameBalance,
  });
  return witnessed(listeners, said, (text) => (text.endsWith('lost') ? 0 : minorOf(/P .*$/.exec(text)?.[0] ?? '-')));
};

/** Bets that win and lose now and then; without a line the first spots are taken. */
const betsOf: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  baccarat: ['Player', 'Banker'],
  // What the banker pays on a six stands in the name.
  baccarat_no_commission: [/^Banker,/, 'Tie'],
  roulette: ['Red', 'Number 17'],
  golden_pockets: ['Red', 'Number 17'],
  sic_bo: ['Big', 'Total 10'],
  blackjack: ['Blackjack', 'Perfect pairs'],
  three_card_poker: ['Ante', 'Pair plus'],
  dragon_tiger: ['Dragon', 'Tiger'],
  fish_prawn_crab: ['Single symbol: Fish', 'Any triple'],
  fan_tan: ['Fan: 1', 'Odd'],
  se_die: ['Odd', 'Big'],
  wenzhou: ['Door wins: door 1', 'Door loses: door 2'],
  two_eight: ['Door wins: door 1', 'Pair: door 2'],
  dragon_phoenix: ['Dragon', 'Flush'],
  bull_fight: ['Red', 'Bull 5'],
  niuniu_table: ['Player wins: player 1', 'Player wins, double: player 2'],
};

/** Plays rounds of a shared table by its page. */
export const playTable = (gameCode: string): PlaySome =>
  gameCode === 'crash' ? flyCrash : betAtTable(betsOf[gameCode] ?? []);
