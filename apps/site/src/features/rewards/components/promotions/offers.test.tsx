// @covers promotion-claims missions-and-leaderboards raffles referral

import type { Calls, CallValue } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import type { Mission, Raffle } from '../../api/missions.ts';
import type { PromotionState } from '../../api/promotions.ts';
import { MissionsPage } from '../missions/missions-page.tsx';
import { ReferralPage } from '../referral/referral-page.tsx';
import { offer, rules } from './offers.fixture.ts';
import { PromotionOffer } from './promotion-offer.tsx';

const mission: Mission = {
  ...{ missionId: 'm-1', name: 'Five wins', counter: 'wins', period: 'D', periodKey: '2026-03-02' },
  ...{ endsAt: '2026-03-02T16:00:00.000Z', target: '5', counted: '5', percent: 100, payout: 'cash', prize: '2.00' },
  state: 'claimable',
};
const raffle: Raffle = {
  ...{ raffleId: 'r-1', name: 'Spring', state: 'drawn', perTicket: '100.00', myTickets: 3, firstTicket: 4, tickets: 9 },
  ...{ startsAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-03-02T00:00:00.000Z', drawsAt: '2026-03-03T00:00:00.000Z' },
  prizes: [{ place: 1, payout: 'cash', amount: '100.00', ticket: 5, isMine: true }],
  ...{ seedHash: 'a'.repeat(64), ticketsHash: 'b'.repeat(64), seed: 'not the seed of that hash', canClaim: true },
};
const summary: CallValue<Calls['referralSummary']> = {
  ...{ enabled: true, endsAt: null, minDeposit: '100.00', minTurnover: '1000.00', counted: 1, earned: '10.00' },
  tiers: [{ fromFriends: 1, reward: '10.00' }],
  friends: [
    {
      ...{ name: 'l***a', joinedAt: '2026-03-01T00:00:00.000Z', deposit: '150.00', turnover: '2000.00' },
      ...{ state: 'sameDevice', reward: '0.00' },
    },
  ],
};
let shown: PromotionState;
let sent: { path: string; body: unknown }[];
let answer: () => unknown;

beforeEach(() => {
  shown = offer();
  sent = [];
  answer = () => ({});
  stubServer((path, { body }) => {
    if (path === pathOf('promotionStates')) return { list: [shown] };
    if (path === pathOf('missionSummary')) return { list: [mission], claimable: 1 };
    if (path === pathOf('missionLeaderboard')) return { list: [] };
    if (path === pathOf('raffles')) return { list: [raffle] };
    if (path === pathOf('referralSummary')) return summary;
    sent.push({ path, body });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Offer = () => <PromotionOffer promotionId="p-1" />;

it('an offer shows its rules as figures, and a wrong code is refused in words', async () => {
  await renderSite(Offer, '/');
  await screen.findByText('Open now');
  screen.getByText('A bonus: it must be wagered 15× within 30 days before it is cash');
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: ' SPRING ' } });
  answer = () => refusal(422, 'not_eligible');
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByText('This offer is not open to you now, or the code is another one.');
  expect(sent).toEqual([{ path: pathOf('joinPromotion'), body: { promotionId: 'p-1', code: 'SPRING' } }]);
});

it('an application asks for what the offer asks for, and no more', async () => {
  shown = offer({ rules: { ...rules, trigger: 'staff', approval: 'application', messagingApp: 'zalo' } });
  await renderSite(Offer, '/');
  const apply = await screen.findByRole('button', { name: 'Apply' });
  expect(apply).toHaveProperty('disabled', true);
  expect(screen.queryByText('Pictures')).toBeNull();
  fireEvent.change(screen.getByLabelText('Zalo number'), { target: { value: '0901' } });
  fireEvent.click(apply);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ promotionId: 'p-1', comment: '', messagingNumber: '0901' });
});

it('a mission is claimed; a raffle shows the tickets and says when its seed does not fit', async () => {
  await renderSite(MissionsPage, '/');
  answer = () => ({ sumBalance: '2.00', replay: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ missionId: 'm-1', periodKey: '2026-03-02' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Raffles' }));
  await screen.findByText('Numbers 4 to 6');
  fireEvent.click(screen.getByRole('button', { name: 'Draw again here' }));
  await screen.findByText('The seed does not give these tickets. Please write to customer service.');
  answer = () => ({ claimed: 1, sumBalance: '102.00' });
  fireEvent.click(screen.getByRole('button', { name: 'Claim the prize' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe(pathOf('claimRafflePromotion')));
});

it('the page of friends says who does not count and why', async () => {
  await renderSite(ReferralPage, '/');
  await screen.findByText('No: same device');
  screen.getByText(/A friend counts once he has deposited/);
});
