import { expect, type Page } from '@playwright/test';
import { press, spinThrough } from './hands.ts';
import type { PlayedRound, PlayOne, PlaySome } from './play.ts';
import { settledAmount, type Witnessed } from './witness.ts';

const frameBalance = '.frame-balance output';

/** Steps of the player that a round waits for. */
const stepsOf: Readonly<Record<string, number>> = { pickStarted: 3, choiceStarted: 1 };

/** Where a game sells its feature every so many-th round is bought. */
const boughtEvery = 4;
const buyButton = 'Buy free spins';

async function buyFeature(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: buyButton }));
  await press(page.getByRole('button', { name: /^Buy for/ }));
  await expect(page.locator('main[data-phase="idle"]')).toHaveCount(0);
}

const spinSlot =
  (isBought: boolean): PlayOne =>
  async (page, listeners) => {
    listeners.forget();
    if (isBought) await buyFeature(page);
    await spinThrough(page);
    const { round } = await listeners.next<{ round: PlayedRound & { events: { type: string }[] } }>('/studio/v1/spin');
    const shown = await listeners.next<{ balanceMinor: string }>('/studio/v1/presented');
    const picks = stepsOf[round.events.at(-1)?.type ?? ''] ?? 0;
    let { payoutMinor } = round;
    for (let pick = 0; pick < picks; pick += 1)
      ({ payoutMinor } = (await listeners.next<{ round: PlayedRound }>('/studio/v1/pick')).round);
    const wire = { paidMinor: Number(payoutMinor), balanceMinor: Number(shown.balanceMinor) };
    const paidMinor = await settledAmount(page, '.frame-win-value', wire.paidMinor);
    const balanceMinor = await settledAmount(page, frameBalance, wire.balanceMinor);
    return { id: round.roundId, stakedMinor: Number(round.betMinor), wire, screen: { paidMinor, balanceMinor } };
  };

/** Plays rounds of any slot by its page, and buys its feature in some where it is for sale. */
export const playSlot: PlaySome = async (page, listeners, count) => {
  const isForSale = (await page.getByRole('button', { name: buyButton }).count()) > 0;
  const seen: Witnessed[] = [];
  while (seen.length < count) seen.push(await spinSlot(isForSale && seen.length % boughtEvery === 1)(page, listeners));
  return seen;
};
