// @covers shared-rounds

import type { SharedRound } from '@baize/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { SharedRoundPage } from './shared-round-page.tsx';

const shareId = 'abcdefghijkmnpqrstuvwxyz23';
const shared: SharedRound = {
  ...{ vassalage: 'BAIZE', gameCode: 'roulette', gameName: 'Roulette', gameType: 'LIVE', coverUrl: '/c.webp' },
  ...{ settledAt: '2026-03-04T05:06:08.000Z', account: '', amounts: null, multiplier: '36.00' },
  ...{ round: { outcome: { pocket: 34 } }, serverSeed: null, canBeVerified: true },
};
afterEach(cleanup);

async function open(answer: unknown, id = shareId) {
  const sent = stubServer((path) => (path === pathOf('sharedRound').replace(':shareId', id) ? answer : {}));
  await renderSite(SharedRoundPage, `/round/${id}`, null);
  return sent;
}

it('shows the result as it is drawn, game and multiplier, and leads to the game and the verifier', async () => {
  await open(shared);
  expect(await screen.findByRole('img', { name: 'Number 34' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Roulette' })).toBeTruthy();
  expect(screen.getByText('× 36.00')).toBeTruthy();
  expect(screen.getByText('Shared by a player')).toBeTruthy();
  expect(screen.queryByText('Stake')).toBeNull();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Play this game')).toBe('/game?vendor=BAIZE&gameCode=roulette');
  const brought = new URLSearchParams(hrefOf('Verify this round')?.replace('/verify#', ''));
  expect(JSON.parse(brought.get('round') ?? '')).toEqual(shared.round);
  expect(brought.get('game')).toBe('Roulette');
});

it('shows amounts and the masked name where the player chose so, and says why a round cannot be verified yet', async () => {
  const amounts = { stake: '2.00', payout: '72.00' };
  await open({ ...shared, account: 'de***o', amounts, canBeVerified: false });
  expect(await screen.findByText('Shared by de***o')).toBeTruthy();
  expect(screen.getByText('P 72.00', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Verify this round' })).toBeNull();
  expect(screen.getByText(/seed of this round is still in use/)).toBeTruthy();
});

it('a round of another vendor that cannot be verified names no seed of a player', async () => {
  await open({ ...shared, vassalage: 'TCG_LOTTO_VN', canBeVerified: false });
  expect(await screen.findByText('This round cannot be verified.')).toBeTruthy();
  expect(screen.queryByText(/still in use/)).toBeNull();
});

it('says that a round is no longer shared; an address that is none asks for nothing', async () => {
  await open(refusal(404, 'round_not_found'));
  expect(await screen.findByRole('heading', { name: 'This round is no longer shared' })).toBeTruthy();
  cleanup();
  const sent = await open(shared, 'x');
  expect(await screen.findByRole('heading', { name: 'This round is no longer shared' })).toBeTruthy();
  expect(sent.mock.calls.filter(([url]) => url.includes('/rounds/shared/'))).toEqual([]);
});
