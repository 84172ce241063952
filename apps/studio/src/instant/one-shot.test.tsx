// @covers games-in-browser

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTableFrameGame } from '../games/table-frame-games.ts';
import { TableFrameProvider } from '../table-frame/table-frame-context.tsx';
import { fairness, mount, ok, portsOf, unmount } from '../testing/mount.fixture.tsx';

vi.mock('../lib/is-still.ts', () => ({ isStill: () => true }));
afterEach(unmount);

const offer = { list: [], open: null, stakes: { minMinor: '10', maxMinor: '1000' }, maxWinMinor: '100000' };
const roundOf = (choice: object, view: object, payoutMinor: string) => ({
  ...{ roundId: 'r', status: 'settled', betMinor: '100', payoutMinor, choice, view },
  fairness: { ...fairness, nonce: 0 },
});

test.each([
  ['coin_flip', { side: 'heads' }, {}, { side: 'tails' }, '0', 'Tails'],
  ['keno_mini', { picks: [7, 18, 26, 33, 52] }, {}, { drawn: [7, 18, 26, 1, 2] }, '300', '3 hits of 5'],
  ['limbo', { target: 200 }, {}, { point: 231 }, '200', '2.31×'],
  ['lucky_koi', {}, {}, { fields: [2, 5, 2, 10, 2, 1, 1, 5, 25] }, '200', 'P 2.00'],
  ['wheel', { risk: 'medium' }, { risk: 'medium' }, { segment: 1 }, '200', '2.00×'],
])('%s plays what stands on its screen and shows the result', async (code, sent, choice, view, payoutMinor, shown) => {
  const asked: unknown[] = [];
  const call = async (name: string, request: unknown) => {
    if (name === 'studioInstantRounds') return ok(offer);
    asked.push(request);
    return ok({ round: roundOf(choice, view, payoutMinor), balanceMinor: '1060', fairness });
  };
  const game = await loadTableFrameGame(code);
  if (game === null) throw new Error(`no client for ${code}`);
  const page = await mount(
    <TableFrameProvider ports={portsOf(call, { opening: { defaultBetMinor: '100' } })}>
      <game.Play />
    </TableFrameProvider>,
    ['studio', 'instant', 'tables'],
  );
  await act(async () => page.querySelector<HTMLButtonElement>('button[aria-keyshortcuts="Space"]')?.click());
  expect(asked).toEqual([{ body: expect.objectContaining({ betMinor: '100', choice: sent }) }]);
  const said = [...page.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
  expect(said).toContain(shown);
});

test('a stake whose best prize would pass the highest win is not offered', async () => {
  const game = await loadTableFrameGame('wheel');
  if (game === null) throw new Error('no wheel');
  const call = async () => ok({ ...offer, maxWinMinor: '4000' });
  const page = await mount(
    <TableFrameProvider ports={portsOf(call, { opening: { defaultBetMinor: '100' } })}>
      <game.Play />
    </TableFrameProvider>,
    ['studio', 'instant', 'tables'],
  );
  const button = () => page.querySelector<HTMLButtonElement>('button[aria-keyshortcuts="Space"]');
  expect(button()?.disabled).toBe(false);
  await act(async () => page.querySelectorAll<HTMLInputElement>('input[type="radio"]')[2]?.click());
  expect(button()?.disabled).toBe(true);
  expect(page.textContent).toContain('0.10 – 0.81');
});
