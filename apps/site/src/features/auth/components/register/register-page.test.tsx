// @covers site-register-pages

import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeSession, useSession } from '../../../../lib/session/session.ts';
import { member, renderSite } from '../../../../lib/testing/render-site.fixture.tsx';
import { setUpAuth, tearDownAuth } from '../../auth.fixture.tsx';
import { RegisterPage } from './register-page.tsx';

beforeEach(setUpAuth);
afterEach(tearDownAuth);

const form = () => screen.queryByLabelText('Username');

it('shows no form to somebody whose session is still being looked up, and sends a member home', async () => {
  const { search } = await renderSite(RegisterPage, '/?referralCode=forum', 'restored');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
  expect(form()).toBeNull();
  act(() => completeSession(member));
  await waitFor(() => expect(search()).toEqual({}));
});

it('shows the form once a kept session turns out to be over', async () => {
  await renderSite(RegisterPage, '/', 'restored');
  act(() => useSession.setState({ token: '' }));
  await screen.findByLabelText('Username');
});

it('keeps the form of who has just registered until the new session is complete', async () => {
  await renderSite(RegisterPage, '/', null);
  await screen.findByLabelText('Username');
  act(() => useSession.setState({ token: 'new' }));
  expect(form()).not.toBeNull();
});
