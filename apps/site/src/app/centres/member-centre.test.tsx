// @covers unread-messages access-kinds site-login-required-action overlays

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemberCentre } from '../../features/member-centre/components/member-centre.tsx';
import { securityAnswers } from '../../features/member-centre/components/security/security.fixture.ts';
import { completeSession, expireSession, useSession } from '../../lib/session/session.ts';
import { member, pathOf, renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { memberPages } from './member-pages.ts';

const onSignOut = vi.fn();
const Centre = () => <MemberCentre loadPages={async () => memberPages} onSignOut={onSignOut} />;
const logIn = () =>
  act(() => {
    useSession.setState({ token: 'token-of-lena' });
    completeSession(member);
  });

beforeEach(() => {
  const security = securityAnswers();
  stubServer((path, request) => {
    const known = security[path];
    if (known !== undefined) return known(path, request);
    if (path === pathOf('memberIcon')) return { icon: '' };
    if (path === pathOf('balance')) return { sumBalance: '1250.00', currency: 'PLY', currencySymbol: 'P' };
    if (path === pathOf('consolidatedFunds'))
      return {
        ...{ bonusBalance: '0.00', lockedBalance: '0.00', vendorWallets: [], availablePromoCount: 3 },
        ...{ missionCount: 1, isReferralOpen: true },
      };
    if (path === pathOf('unreadCount')) return { unread: 2 };
    return { list: [], sums: { count: 0, stake: '0.00', payout: '0.00', net: '0.00' }, total: 0, totalPages: 0 };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onSignOut.mockReset();
});

const centre = (name: string) => screen.findByRole('dialog', { name });

it('shows the account by default, with a way out', async () => {
  await renderSite(Centre, '/?member=nonsense');
  await centre('My account');
  await screen.findByText('P 1,250.00');
  expect(screen.getByRole('button', { name: 'Copy member ID' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

it('asks a guest to log in and then opens what was wanted', async () => {
  const { search } = await renderSite(Centre, '/?member=personalHistoryCopy&status=open', null);
  await waitFor(() => expect(search()).toEqual({ popup: 'login' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  logIn();
  await centre('Betting record');
  expect(search()).toMatchObject({ member: 'personalHistoryCopy', status: 'open' });
});

it('forgets what a guest wanted when he gives the login up', async () => {
  const { router, search } = await renderSite(Centre, '/?member=transferFund', null);
  await waitFor(() => expect(search().popup).toBe('login'));
  await act(() => router.navigate({ to: '/', search: {} }));
  logIn();
  await act(() => router.navigate({ to: '/', search: { other: '1' } }));
  expect(search()).toEqual({ other: '1' });
});

it('closes when the session expires, and comes back after the login', async () => {
  const { search } = await renderSite(Centre, '/?member=transferFund');
  await centre('My wallet');
  act(() => expireSession('token-of-lena'));
  await waitFor(() => expect(search()).toEqual({ popup: 'login' }));
  logIn();
  await centre('My wallet');
});

it("leaves the page number to the list beneath: out of the overlay's way, and back on closing", async () => {
  const { router, search } = await renderSite(Centre, '/?name=lantern&page=3');
  await act(() => router.navigate({ to: '/', search: { name: 'lantern', page: '3', member: 'transactionHistory' } }));
  await centre('Account record');
  expect(search()).toEqual({ name: 'lantern', member: 'transactionHistory' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(search()).toEqual({ name: 'lantern', page: '3' }));
});

it('gives a trial account the warning in place of the pages', async () => {
  const { search } = await renderSite(Centre, '/?member=transferFund', { ...member, type: 4 });
  await centre('Trial account');
  expect(screen.getByText('This needs a real account. Sign up to go on.')).toBeTruthy();
  expect(screen.queryByTestId('wallet-balance')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(search()).toEqual({ popup: 'register' }));
  expect(useSession.getState().token).toBe('');
});

it('offers just the pages that exist, in their order, with a red count of unread messages', async () => {
  await renderSite(Centre, '/?member=securityCenter');
  await centre('My account');
  const menu = screen.getByRole('navigation', { name: 'Member centre' });
  await within(menu).findAllByText('2');
  expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'My account',
    'Limits and breaks',
    'My wallet',
    'Deposit',
    'Withdraw',
    'Betting record',
    'Account record',
    'Profit and loss',
    'Bonuses',
    'Reward centre33',
    'Invite friends',
    'Missions11',
    'Messages22',
    'Rebate',
    'Credit report',
  ]);
});
