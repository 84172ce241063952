// @covers free-spin-counter

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

/** A ball that falls until the test lets it land; a canvas is not drawn here. */
const landing: (() => void)[] = [];
vi.mock('./ball-canvas.ts', () => ({
  createBallCanvas: () => ({
    redraw: () => {},
    destroy: () => {},
    drop: (_: unknown, onLanded: () => void) => void landing.push(onLanded),
  }),
}));
const land = () => act(async () => landing.shift()?.());

test('what a ball paid is shown until the next one falls, and beside it while others fall', async () => {
  let dropped = 0;
  const call = async (name: string) => {
    if (name === 'studioInstantRounds') return ok(offer);
    dropped += 1;
    return ok({ round: { ...round, roundId: `r${dropped}` }, balanceMinor: '1060', fairness });
  };
  const page = await mount(
    <TableFrameProvider ports={portsOf(call, { opening: { defaultBetMinor: '100' } })}>
      <game.Play />
    </TableFrameProvider>,
    ['studio', 'instant', 'tables'],
  );
  const told = () => page.querySelector('.instant-controls [role="status"]')?.textContent;
  const drop = () => act(async () => [...page.querySelectorAll('button')].at(-1)?.click());
  expect(told()).toMatch(/drop a ball/);
  await drop();
  expect(told()).toBe('1 ball is falling');
  await drop();
  await land();
  expect(told()).toBe('Paid P 1.60 · 1 ball is falling');
  await drop();
  expect(told()).toBe('2 balls are falling');
  await land();
  await land();
  expect(told()).toBe('Paid P 1.60');
});
