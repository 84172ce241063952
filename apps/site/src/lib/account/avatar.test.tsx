import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite, stubServer } from '../testing/render-site.fixture.tsx';
import { Avatar } from './avatar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['lena', 'l', 0],
  ['Đức', 'Đ', 0],
  ['+63 ••••••4567', '', 1],
])('an account named %s has the letter "%s" and %i figures', async (account, letter, figures) => {
  stubServer(() => ({ icon: '' }));
  await renderSite(() => <Avatar account={account} className="shown" />);
  const shown = document.querySelector('.shown');
  expect(shown?.textContent).toBe(letter);
  expect(shown?.querySelectorAll('svg')).toHaveLength(figures);
});

it('a picture of the account’s own comes before either', async () => {
  const icon = 'data:image/webp;base64,UklGRg==';
  stubServer(() => ({ icon }));
  await renderSite(() => <Avatar account="lena" className="shown" />);
  await waitFor(() => expect(document.querySelector('img.shown')?.getAttribute('src')).toBe(icon));
});
