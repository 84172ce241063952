// @covers bonus-grants reward-centre free-rounds points-mall vip-ladder manual-rebate missions-and-leaderboards raffles referral

import { randomUUID } from 'node:crypto';
import type { CampaignContent, RewardSettings } from '@baize/contract';
import { devices, expect, type Page, test } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { type CashierSite, paymentPassword, startCashierSite } from '../support/cashier-site.ts';
import { gameFrame } from '../support/game.ts';
import { longTest } from '../support/long-test.ts';
import { port } from '../support/server.ts';
import { logIn, newVisitor, register } from '../support/visitor.ts';

const reason = 'for the journey';
const minuteMs = 60_000;
let site: CashierSite;
test.beforeAll(async ({ browser }) => {
  site = await startCashierSite(browser, port + 90);
});
test.afterAll(() => site.stop());

/** A campaign that whoever joins has the reward of. */
async function openCampaign(title: string, more: Partial<CampaignContent>): Promise<string> {
  const campaignId = randomUUID();
  const content: CampaignContent = {
    ...{ type: 'deposit', badges: [], pictureUrl: '', texts: { TY: { title, summary: title, content: title } } },
    ...{ startsAt: new Date(site.clock.nowMs() - 60_000).toISOString(), endsAt: null, trigger: 'date' },
    ...{ depositNumber: 0, minAmount: '0', days: 0, code: '', minLevel: 0, approval: 'automatic', payout: 'cash' },
    ...{ goodsId: null, raffleId: null, reward: '1', rewardPercent: '0', maxReward: '0', wageringMultiple: '1' },
    ...{ wageringBase: 'B', wageringDays: 30, maxStake: null, weights: {}, period: 'once', perMember: 1 },
    ...{ onePerDevice: false, onePerPayee: false, budget: null, claimDays: 7, needsComment: false },
    ...{ needsImages: false, messagingApp: null, ...more },
  } as CampaignContent;
  const params = { campaignId };
  await site.staff.call('staffCampaignWrite', { params, body: { content, version: 0, reason } });
  await site.staff.call('staffCampaignState', { params, body: { to: 'live', reason } });
  return campaignId;
}

async function setRewards(content: RewardSettings): Promise<void> {
  const { version } = await site.staff.call('staffRewardSettings', { data: { kind: content.kind } });
  await site.staff.call('staffRewardSettingsSet', { body: { content, version, reason } });
}

/** Joins on the promotion's page and claims in the reward centre. */
async function joinAndClaim(page: Page, campaignId: string, worth: string | RegExp): Promise<void> {
  await page.goto(`/promoDetail?id=${campaignId}`);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('link', { name: 'To the reward centre' }).click();
  const centre = page.getByRole('dialog', { name: 'Reward centre' });
  await expect(centre.getByText(worth).first()).toBeVisible();
  expect(await graveFindings(page), 'the reward centre').toEqual([]);
  await centre.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByText('1 reward claimed').first()).toBeVisible();
}

const slowMs = 900_000;

// First: a day's play of everybody counts for tickets, and whoever else had some could win its prize.
longTest(
  'a raffle: tickets by play, the numbered tickets, a draw that the winner does again, and his prize',
  async ({ browser }) => {
    test.setTimeout(slowMs);
    const startsAt = site.clock.nowMs() - minuteMs;
    const at = (minutes: number) => new Date(startsAt + minutes * minuteMs).toISOString();
    const content = {
      ...{ names: { TY: 'Journey raffle' }, gameTypes: [], perTicket: '10', startsAt: at(0), endsAt: at(10) },
      ...{ drawsAt: at(20), prizes: [{ payout: 'cash' as const, amount: '30', count: 1 }] },
    };
    await site.staff.call('staffRaffleWrite', { params: { raffleId: randomUUID() }, body: { content, reason } });
    const member = await site.newMember('raffle', { balance: '300' });
    await member.openGame('BAIZE', 'lantern_garden');
    for (let spin = 0; spin < 5; spin += 1) await member.spin('5000');
    const raffle = async () => (await member.call('raffles', { data: {} })).list[0];
    await expect.poll(async () => (await raffle())?.myTickets, { timeout: 120_000 }).toBeGreaterThan(0);
    site.clock.pass(12);
    await expect.poll(async () => (await raffle())?.state, { timeout: 180_000 }).toBe('closed');
    expect((await raffle())?.seed).toBeNull();
    site.clock.pass(10);
    await expect.poll(async () => (await raffle())?.state, { timeout: 180_000 }).toBe('drawn');

    const page = await site.open(member, 'phone');
    await page.goto('/affiliate?member=missionLeaderboard');
    await page.getByText('Raffles', { exact: true }).click();
    await page.getByText('How the draw is bound').click();
    await page.getByRole('button', { name: 'Draw again here' }).click();
    await expect(page.getByText('The seed fits its hash and gives the same tickets.')).toBeVisible();
    expect(await graveFindings(page), 'a raffle').toEqual([]);
    const before = Number(await member.balance());
    await page.getByRole('button', { name: 'Claim the prize' }).click();
    await expect.poll(async () => Number(await member.balance()) - before).toBeCloseTo(30, 2);

    const link = page.getByRole('link', { name: 'Draw it again on a page of its own' });
    const verifier = await (await browser.newContext()).newPage();
    await verifier.goto(new URL((await link.getAttribute('href')) ?? '', site.url).href);
    await expect(verifier.getByText('Verified: this round is fair')).toBeVisible();
    await verifier.context().close();
    await site.expectCleanBooks();
  },
);

test('a bonus is claimed and given up; another is wagered and becomes cash', async () => {
  test.setTimeout(slowMs);
  const member = await site.newMember('bonus', { balance: '500' });
  const page = await site.open(member, 'phone');
  await joinAndClaim(page, await openCampaign('First bonus', { payout: 'bonus', reward: '50' }), /50\.00/);
  await page.goto('/affiliate?member=bonusDetails');
  await expect(page.getByText(/P\s50\.00 more to wager/)).toBeVisible();
  await page.getByRole('button', { name: 'Give the bonus up' }).click();
  const dialog = page.getByRole('dialog', { name: /Give the bonus up/ }).last();
  await expect(dialog.getByText(/You lose the bonus of P\s50\.00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Give the bonus up' }).click();
  await expect(page.getByText('Given up', { exact: true })).toBeVisible();
  expect(await member.balance()).toBe('500.00');

  await joinAndClaim(page, await openCampaign('Second bonus', { payout: 'bonus', reward: '50' }), /50\.00/);
  await member.openGame('BAIZE', 'lantern_garden');
  // Of a round only what it won or lost counts.
  let cashMinor = 50_000n + 5_000n;
  for (let spin = 0; spin < 4; spin += 1) cashMinor += BigInt((await member.spin('5000')).round.payoutMinor) - 5_000n;
  const cash = `${cashMinor / 100n}.${String(cashMinor % 100n).padStart(2, '0')}`;
  await expect.poll(() => member.balance(), { timeout: 150_000 }).toBe(cash);
  await page.goto('/affiliate?member=bonusDetails');
  await expect(page.getByText('Released', { exact: true })).toBeVisible();
  await site.expectCleanBooks();
});

longTest(
  'free rounds: staff writes the goods, a campaign gives them, the member plays them without a stake',
  async () => {
    test.setTimeout(slowMs);
    const { desk } = site;
    await desk.goto('/console/rewards/goods');
    await desk.getByRole('button', { name: 'Add goods' }).click();
    const panel = desk.getByRole('dialog', { name: 'Goods of the points mall' });
    await panel.getByLabel('Kind').selectOption('freeRounds');
    await panel
      .getByLabel(/\(TY\)/)
      .first()
      .fill('Three rounds of Lantern Garden');
    await panel.getByLabel('Points', { exact: true }).fill('10');
    await panel.getByLabel('Stock', { exact: true }).fill('5');
    await panel.getByLabel('Game of the free rounds').selectOption('lantern_garden');
    await panel.getByLabel('Free rounds', { exact: true }).fill('3');
    await panel.getByLabel('Bet of each round').selectOption({ index: 1 });
    await panel.getByLabel('On offer').check();
    await panel.getByLabel(/^Reason/).fill(reason);
    expect(await graveFindings(desk), 'goods').toEqual([]);
    await panel.getByRole('button', { name: 'Save as a new version' }).click();
    await expect(panel).toBeHidden();
    const { rows } = await site.staff.call('staffGoods', { data: { page: 1, pageSize: 50 } });
    const goods = rows.find(({ kind }) => kind === 'freeRounds');

    const member = await site.newMember('rounds');
    const page = await site.open(member, 'desktop');
    const campaignId = await openCampaign('Free rounds', {
      payout: 'goods',
      goodsId: goods?.goodsId ?? '',
      reward: '1',
    });
    await joinAndClaim(page, campaignId, /3 free rounds at/);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    const frame = gameFrame(page);
    await expect(frame.getByRole('status', { name: 'Free rounds' })).toContainText('3 free rounds', {
      timeout: 60_000,
    });
    expect(await member.balance()).toBe('0.00');
    await frame.getByRole('button', { name: 'Turbo' }).click();
    await frame.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(frame.getByRole('status', { name: 'Free rounds' })).toContainText('2 free rounds', {
      timeout: 60_000,
    });
    await expect(frame.locator('main[data-phase="idle"]')).toBeVisible({ timeout: 90_000 });
    expect(Number(await member.balance())).toBeGreaterThanOrEqual(0);
    await page.goto('/affiliate?member=rewardCenter');
    await expect(page.getByText(/2 of 3 left/)).toBeVisible();
    await site.expectCleanBooks();
  },
);

longTest('a day of play: a level up, a mission, a rebate, and an order of the mall that staff refuses', async () => {
  test.setTimeout(slowMs);
  const settings: readonly RewardSettings[] = [
    {
      ...{ kind: 'vip', enabled: true, claimDays: 14 },
      levels: ['0', '100'].map((turnover, index) => ({
        ...{ name: `V${index}`, turnover, deposit: '0', keepTurnover: '0', upgradeBonus: index === 0 ? '0' : '18' },
        ...{ weeklyBonus: '0', monthlyBonus: '0', birthdayBonus: '0', rebates: { RNG: '1' } },
      })),
    },
    { kind: 'rebate', enabled: true, period: 'D', minimum: '1' },
    { kind: 'points', enabled: true, perTurnover: '100', weights: { RNG: '100' }, pointsPerUnit: 100, minConvert: 100 },
    {
      ...{ kind: 'missions', leaderboards: [] },
      missions: [
        {
          ...{ missionId: randomUUID(), names: { TY: 'A hundred a day' }, counter: 'turnover', period: 'D' },
          ...{ target: '100', payout: 'cash', prize: '7' },
        },
      ],
    },
  ];
  for (const content of settings) await setRewards(content);
  const goodsId = randomUUID();
  const goods = {
    ...{ kind: 'goods' as const, names: { TY: 'Journey cap' }, descriptions: {}, pictureUrl: '', points: 50, stock: 1 },
    ...{ cash: null, gameCode: null, rounds: 0, bet: null, isOffered: true, position: 1 },
  };
  await site.staff.call('staffGoodsWrite', { params: { goodsId }, body: { goods, version: 0, reason } });

  const member = await site.newMember('level', { balance: '500' });
  await member.openGame('BAIZE', 'lantern_garden');
  // Of a round only what it won or lost counts.
  for (let spin = 0; spin < 8; spin += 1) await member.spin('5000');
  const page = await site.open(member, 'phone');
  await expect.poll(async () => (await member.call('vipStatus', {})).level, { timeout: 120_000 }).toBe(1);
  const missions = async () => (await member.call('missionSummary', { data: {} })).list.map(({ state }) => state);
  await expect.poll(missions, { timeout: 120_000 }).toContain('claimable');
  await page.goto('/vip');
  await expect(page.getByText('V1').first()).toBeVisible();
  await page.goto('/affiliate?member=missionLeaderboard');
  await page.getByRole('button', { name: 'Claim', exact: true }).first().click();
  await expect.poll(missions).toContain('claimed');
  await page.goto('/affiliate?member=rewardCenter');
  await expect(page.getByText('Level bonus: V1')).toBeVisible();
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByText('1 reward claimed').first()).toBeVisible();
  await page.goto('/affiliate?member=manualRebate');
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Paid so far' }).getByText(/^P\s\d\.\d\d$/)).toBeVisible();

  await joinAndClaim(page, await openCampaign('Points', { payout: 'points', reward: '150' }), '150 points');
  await expect.poll(async () => (await member.call('pointBalance', {})).points).toBe(150);
  await page.goto('/pointMall');
  await page.getByRole('article').filter({ hasText: 'Journey cap' }).getByRole('button', { name: 'Redeem' }).click();
  const order = page.getByRole('dialog', { name: 'Journey cap' });
  await order.getByLabel(/Delivery address/).fill('1 Long Road');
  await order.getByLabel('Payment password').fill(paymentPassword);
  await order.getByRole('button', { name: /Order for 50 points/ }).click();
  await expect(page.getByText('Ordered: our staff checks it').first()).toBeVisible();
  await site.desk.goto('/console/rewards/orders');
  await site.desk.getByRole('row', { name: new RegExp(member.username) }).click();
  await site.desk.getByRole('button', { name: 'Refuse', exact: true }).click();
  const refusing = site.desk.getByRole('dialog', { name: 'Refuse' });
  await refusing.getByLabel('Reason').fill('out of caps');
  await refusing.getByRole('button', { name: 'Refuse' }).click();
  await expect.poll(async () => (await member.call('pointBalance', {})).points).toBe(150);
  await site.expectCleanBooks();
});

longTest(
  'a friend who deposits and plays brings his reward; one on the same device does not, and the page says so',
  async ({ browser }) => {
    test.setTimeout(slowMs);
    await setRewards({
      ...{ kind: 'referral', enabled: true, endsAt: null, minDeposit: '20', minTurnover: '50' },
      tiers: [{ fromFriends: 1, reward: '5' }],
    });
    const phone = { ...devices['Pixel 7'], baseURL: site.url, reducedMotion: 'reduce' as const };
    const page = await (await browser.newContext(phone)).newPage();
    const inviter = newVisitor('inviter');
    await register(page, inviter);
    await page.goto('/refer');
    await page.getByRole('button', { name: 'Make my link' }).click();
    const url = (await page.getByText(/register\?referralCode=/).textContent()) ?? '';
    const affiliateCode = new URL(url).searchParams.get('referralCode') ?? '';

    const friend = await site.newMember('friend', { affiliateCode });
    await friend.deposit('300');
    await friend.openGame('BAIZE', 'lantern_garden');
    for (let spin = 0; spin < 5; spin += 1) await friend.spin('5000');
    const twin = await site.newMember('twin', { affiliateCode });
    const twinPage = await (await browser.newContext(phone)).newPage();
    await logIn(twinPage, twin);

    await expect(async () => {
      await page.goto('/affiliate?member=referral');
      await expect(page.getByRole('row', { name: /Yes/ })).toBeVisible({ timeout: 15_000 });
    }).toPass();
    await expect(page.getByRole('row', { name: /No: same device/ })).toBeVisible();
    expect(await graveFindings(page), 'inviting friends').toEqual([]);
    await page.goto('/affiliate?member=rewardCenter');
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await expect(page.getByText('1 reward claimed').first()).toBeVisible();
    await twinPage.context().close();
    await page.context().close();
    await site.expectCleanBooks();
  },
);
