// @covers verifier-page

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { VerifyPage } from './verify-page.tsx';

/** The example of the help's article on draws. */
const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const serverSeedHash = '6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b';
const dice = {
  ...{ gameCode: 'dice', rulesVersion: 'dice-1', betMinor: '100', payoutMinor: '198' },
  ...{ choice: { direction: 'over', winningFaces: 5_000 }, view: { face: 5_418 } },
  fairness: { serverSeedHash, clientSeed: 'lantern', nonce: 0 },
};
const roulette = {
  ...{ rulesVersion: 'roulette-1', number: 0, start: {}, outcome: { pocket: 34 } },
  // The hash of "{}", from which a wheel is spun.
  startHash: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
  ...{ serverSeed, serverSeedHash, clientSeed: 'lantern' },
};

const open = (brought: Record<string, string>) => {
  stubServer(() => ({}));
  return renderSite(VerifyPage, `/verify#${new URLSearchParams(brought)}`, null);
};
const stepStates = () =>
  screen.getAllByRole('listitem').map((step) => step.querySelector('svg')?.getAttribute('aria-label'));

afterEach(cleanup);

it('a link brings a round, which is checked in three steps and drawn', async () => {
  await open({ round: JSON.stringify(dice), seed: serverSeed, game: 'Dice' });
  await screen.findByText('Verified: this round is fair');
  expect(screen.getByText('Verified')).toBeTruthy();
  expect(stepStates()).toEqual(['Correct', 'Correct', 'Correct']);
  expect(screen.getByRole('heading', { name: 'Your seed is in it' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Rolled 54.18, wins from 50.00 to 99.99' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Dice' })).toBeTruthy();
});

it('a table’s round carries its seed', async () => {
  await open({ round: JSON.stringify(roulette) });
  await screen.findByText('Verified: this round is fair');
  expect(screen.getByRole('img', { name: 'Number 34' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The players’ seeds are in it' })).toBeTruthy();
});

it('a forged result is drawn beside what the seeds give', async () => {
  await open({ round: JSON.stringify({ ...roulette, outcome: { pocket: 17 } }) });
  await screen.findByText('The round does not match');
  expect(stepStates()).toEqual(['Correct', 'Not checked yet', 'Wrong']);
  expect(screen.getByRole('img', { name: 'Number 34' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Number 17' })).toBeTruthy();
});

it('a round whose seed is still in use is drawn, and is checked once the seed is there', async () => {
  await open({ round: JSON.stringify(dice) });
  await screen.findByText('Seed still in use');
  expect(stepStates()).toEqual(['Not checked yet', 'Not checked yet', 'Not checked yet']);
  const field = screen.getByLabelText('Server seed of this round');
  fireEvent.change(field, { target: { value: serverSeed } });
  fireEvent.submit(field);
  await screen.findByText('Verified: this round is fair');
});

it('without a link a round is pasted; what is none is refused', async () => {
  await open({});
  fireEvent.change(screen.getByLabelText('Round (JSON)'), { target: { value: 'no json' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByText('This is not the data of a round.');
  fireEvent.change(screen.getByLabelText('Round (JSON)'), { target: { value: JSON.stringify(roulette) } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByText('Verified: this round is fair');
  const plain = screen.getByRole('link', { name: 'Open the plain page' }).getAttribute('href');
  expect(new URLSearchParams(plain?.split('#')[1]).get('round')).toBe(JSON.stringify(roulette));
});
