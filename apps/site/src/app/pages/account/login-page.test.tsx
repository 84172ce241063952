// @covers site-agent-login

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand, member, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { AgentHomePage } from './agent-home-page.tsx';
import { LoginPage } from './login-page.tsx';
import './members-only-page.tsx';

const closed = { ...brand, loginRequiredForHome: true };

beforeEach(() => stubServer(() => brand));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['/login', { popup: 'login' }],
  ['/login?reset=the-token', { popup: 'reset', reset: 'the-token' }],
  ['/login?state=s&code=c', { popup: 'social', state: 's', code: 'c' }],
  ['/login?error=access_denied', { popup: 'social', error: 'access_denied' }],
  ['/login?popup=agentLogin', { popup: 'agentLogin' }],
])('opens the popup that %s asks for over the home page', async (address, search) => {
  const { router } = await renderSite(LoginPage, address, null);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.location.search).toEqual(search);
});

it('has a page of its own where the brand asks for a login first', async () => {
  const { search } = await renderSite(LoginPage, '/login?reset=the-token', null, closed);
  await screen.findByRole('heading', { name: 'Welcome to Baize' });
  await waitFor(() => expect(search()).toEqual({ popup: 'reset', reset: 'the-token' }));
  expect(screen.getByRole('button', { name: 'Sign up' })).toBeTruthy();
});

it('leads a guest at the agents’ page to their login', async () => {
  const { search } = await renderSite(AgentHomePage, '/agentHome', null);
  (await screen.findByRole('button', { name: 'Log in' })).click();
  await waitFor(() => expect(search()).toEqual({ popup: 'agentLogin' }));
});

it.each([1, 2, 41, 42] as const)('greets an agent of type %i', async (type) => {
  await renderSite(AgentHomePage, '/agentHome', { ...member, type });
  await screen.findByRole('heading', { name: 'Welcome, lena' });
});

it.each([0, 4] as const)('tells an account of type %i that this is for agents', async (type) => {
  await renderSite(AgentHomePage, '/agentHome', { ...member, type });
  await screen.findByText(
    'You are logged in with a player account. Apply to become an affiliate, or log in with an agent account.',
  );
  await screen.findByRole('link', { name: 'Affiliate application' });
});
