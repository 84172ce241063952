import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fairness, mount, no, ok, portsOf, unmount } from '../testing/mount.fixture.tsx';
import { TableFrameProvider, type TableFrameServices, useTableFrame } from './table-frame-context.tsx';
import { type Instant, useInstant } from './use-instant.ts';

const roundOf = (roundId: string, status: 'open' | 'settled') => ({
  roundId,
  status,
  betMinor: '100',
  payoutMinor: '250',
  choice: {},
  view: {},
  fairness: { serverSeedHash: 'h', clientSeed: 'c', nonce: 0 },
});
const rounds = (open: unknown = null) =>
  ok({ list: [], open, stakes: { minMinor: '10', maxMinor: '1000' }, maxWinMinor: '100000' });

let instant: Instant;
let frame: TableFrameServices;
let answers: Record<string, unknown[]>;
let asked: { name: string; request: unknown }[];

function Page() {
  instant = useInstant();
  frame = useTableFrame();
  return null;
}

/** Opens a page with answers to its calls, by their names, in their order. */
async function open(given: typeof answers): Promise<void> {
  answers = given;
  const call = async (name: string, request: unknown) => {
    asked.push({ name, request });
    return answers[name]?.shift() ?? no('session_expired');
  };
  await mount(
    <TableFrameProvider ports={portsOf(call)}>
      <Page />
    </TableFrameProvider>,
  );
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

test('what the game offers is asked for until it is answered', async () => {
  await open({ studioInstantRounds: [no('unreachable'), no('service_unavailable'), rounds()] });
  expect(frame.store.get().notice).toBe('reconnecting');
  expect(instant.limits).toBeNull();
  await later(2_000);
  expect(instant.limits?.maxMinor).toBe(1_000n);
  expect(frame.store.get().notice).toBeNull();
});

test('a page that is gone asks no more', async () => {
  await open({ studioInstantRounds: [no('unreachable'), rounds()] });
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer that is lost is asked for under the same id', async () => {
  const settled = ok({ round: roundOf('r', 'settled'), balanceMinor: '1150', fairness });
  await open({ studioInstantRounds: [rounds()], studioInstantPlay: [no('unreachable'), settled] });
  await act(async () => void instant.play(100n, {}));
  await later(400);
  const sent = asked.filter(({ name }) => name === 'studioInstantPlay').map(({ request }) => JSON.stringify(request));
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
  expect(frame.store.get()).toMatchObject({ balanceMinor: 1_150n, notice: null });
});

test('a round that another window has left open is shown, so that it can be ended here', async () => {
  await open({
    studioInstantRounds: [rounds(), rounds(roundOf('other', 'open'))],
    studioInstantPlay: [no('round_unfinished')],
  });
  await act(async () => void instant.play(100n, {}));
  expect(instant.round).toMatchObject({ roundId: 'other', status: 'open' });
  expect(instant.isBusy).toBe(false);
  expect(frame.store.get().notice).toBe('not_played');
});
