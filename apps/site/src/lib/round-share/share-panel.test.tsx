// @covers shared-rounds

import type { RoundShare } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../testing/render-site.fixture.tsx';
import { ShareRound } from './share-round.tsx';

const round = { vendor: 'BAIZE', roundId: '01939a3c-0000-7000-8000-000000000001' };
const share: RoundShare = {
  ...round,
  ...{ shareId: 'abcdefghijkmnpqrstuvwxyz23', url: 'https://site.example/round/abcdefghijkmnpqrstuvwxyz23' },
  ...{ gameName: 'Dice', hidesAmounts: true, hidesName: true, createdAt: '2026-03-04T05:06:07.000Z' },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const showButton = () => renderSite(() => <ShareRound round={round} />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('the focus follows the link that is made and the one that is removed, and both are said', async () => {
  let kept: RoundShare | null = null;
  stubServer((path, { body }) => {
    if (path === pathOf('roundShareState')) return { canShare: true, share: kept };
    kept = path === pathOf('shareRound') && body !== null ? share : null;
    return share;
  });
  await showButton();
  await press('Share this round');
  await press('Create link');
  const field = await screen.findByRole('textbox', { name: 'Link to this round' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByRole('status').textContent).toBe('Link created.');
  await press('Remove link');
  const create = await screen.findByRole('button', { name: 'Create link' });
  await waitFor(() => expect(document.activeElement).toBe(create));
  expect(screen.getByRole('status').textContent).toBe('Link removed.');
});

it('a state that does not come leaves a button that is seen, and another try under it', async () => {
  let isDown = true;
  stubServer(() => (isDown ? refusal(500, 'internal') : { canShare: true, share: null }));
  await showButton();
  const button = await screen.findByRole('button', { name: 'Share this round' });
  await waitFor(() => expect(button.classList.contains('invisible')).toBe(false));
  fireEvent.click(button);
  await screen.findByRole('alert');
  isDown = false;
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeTruthy();
});
