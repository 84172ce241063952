// @covers site-login-required-home

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeAfterLogin, useAuthIntent } from '../../../features/auth/intent.ts';
import { endSession } from '../../../lib/session/session.ts';
import { brand, member, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { useLoginGate } from './use-login-gate.ts';

const Site = () => (useLoginGate() ? <p>locked</p> : <p>open</p>);
const closed = { ...brand, loginRequiredForHome: true };

beforeEach(() => {
  useAuthIntent.setState({ afterLogin: null });
  stubServer(() => closed);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lets a guest in where the brand does not ask', async () => {
  const { router } = await renderSite(Site, '/?page=2', null);
  await screen.findByText('open');
  expect(router.state.location.href).toBe('/?page=2');
});

it('sends a guest to the login and afterwards to where he wanted to go', async () => {
  const { router } = await renderSite(Site, '/?name=lantern&popup=login', null, closed);
  await waitFor(() => expect(router.state.location.href).toBe('/login?popup=login'));
  act(() => takeAfterLogin()?.());
  await waitFor(() => expect(router.state.location.href).not.toBe('/login'));
});

it.each(['/login', '/register', '/register.html', '/helpmc', '/download'])('leaves %s open', async (path) => {
  const { router } = await renderSite(Site, path, null, closed);
  await screen.findByText('open');
  expect(router.state.location.href).toBe(path);
});

it.each(['/home', '/rng', '/help', '/down', '/promotions', '/lottery', '/pointMall'])('locks %s', async (path) => {
  const { router } = await renderSite(Site, path, null, closed);
  await waitFor(() => expect(router.state.location.href).toBe('/login?popup=login'));
});

it('keeps the code that brought the visitor', async () => {
  const { router } = await renderSite(Site, '/?referralCode=00123', null, closed);
  await waitFor(() => expect(router.state.location.href).toBe('/login?popup=login&referralCode=00123'));
});

it('lets a member in, and locks again when he leaves', async () => {
  const { router } = await renderSite(Site, '/', member, closed);
  await screen.findByText('open');
  act(endSession);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
