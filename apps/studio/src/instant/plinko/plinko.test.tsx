import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TableFrameProvider } from '../../table-frame/table-frame-context.tsx';
import { fairness, mount, ok, portsOf, unmount } from '../../testing/mount.fixture.tsx';
import { game } from './index.tsx';

afterEach(unmount);

const offer = { list: [], open: null, stakes: { minMinor: '10', maxMinor: '1000' }, maxWinMinor: '100000' };
const round = {
  roundId: 'r',
  status: 'settled',
  betMinor: '100',
  payoutMinor: '160',
  choice: { rows: 12, risk: 'medium' },
  view: { path: Array.from({ length: 12 }, () => true) },
  fairness: { ...fairness, nonce: 0 },
};

test('the board stays as it was chosen while a ball is asked for, and where nothing can be drawn the ball lands at once', async () => {
  let answer: (outcome: unknown) => void = () => {};
  const call = (name: string) =>
    name === 'studioInstantRounds'
      ? Promise.resolve(ok(offer))
      : new Promise((resolve) => {
          answer = resolve;
        });
  const page = await mount(
    <TableFrameProvider ports={portsOf(call, { opening: { defaultBetMinor: '100' } })}>
      <game.Play />
    </TableFrameProvider>,
    ['studio', 'instant', 'tables'],
  );
  const locked = () => [...page.querySelectorAll('fieldset')].map(({ disabled }) => disabled);
  expect(locked()).toEqual([false, false]);
  await act(async () => [...page.querySelectorAll('button')].at(-1)?.click());
  expect(locked()).toEqual([true, true]);
  await act(async () => answer(ok({ round, balanceMinor: '1060', fairness })));
  expect(locked()).toEqual([false, false]);
  expect(page.querySelector('.instant-controls [role="status"]')?.textContent).toContain('P 1.60');
  const balance = page.querySelector('.floor-balance');
  // It counts up.
  await vi.waitFor(() => expect(balance?.textContent).toContain('P 10.60'), { timeout: 20_000 });
});
