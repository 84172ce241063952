// @covers games-in-browser

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTableFrameGame } from '../games/table-frame-games.ts';
import { TableFrameProvider } from '../table-frame/table-frame-context.tsx';
import { fairness, mount, ok, portsOf, unmount } from '../testing/mount.fixture.tsx';

vi.mock('../lib/is-still.ts', () => ({ isStill: () => true }));
afterEach(unmount);

const offer = { list: [], open: null, stakes: { minMinor: '10', maxMinor: '1000' }, maxWinMinor: '100000000' };

interface Shown {
  choice?: object;
  view: object;
  payoutMinor: string;
}

/** Opens a game whose server answers a round's beginning and its step with these; `sent` collects what the page asks for. */
async function open(code: string, begun: Shown, ended: Shown) {
  const sent: unknown[] = [];
  const roundOf = (status: string, shown: Shown) => ({
    ...{ roundId: 'r', status, betMinor: '100', choice: {}, ...shown },
    fairness: { ...fairness, nonce: 0 },
  });
  const call = async (name: string, request: { body: { choice?: object; step?: object } }) => {
    if (name === 'studioInstantRounds') return ok(offer);
    sent.push(request.body.choice ?? request.body.step);
    const round = name === 'studioInstantPlay' ? roundOf('open', begun) : roundOf('settled', ended);
    return ok({ round, balanceMinor: '1060', fairness });
  };
  const game = await loadTableFrameGame(code);
  if (game === null) throw new Error(`no client for ${code}`);
  const ports = portsOf((name, request) => call(name, request as { body: object }), {
    opening: { defaultBetMinor: '100' },
  });
  const page = await mount(
    <TableFrameProvider ports={ports}>
      <game.Play />
    </TableFrameProvider>,
    ['studio', 'instant', 'tables'],
  );
  const press = (selector: string) => act(async () => page.querySelector<HTMLButtonElement>(selector)?.click());
  return { page, sent, press };
}

test('video poker sends the places that are held, and shows what came of it', async () => {
  const { page, sent, press } = await open(
    'video_poker',
    { view: { cards: [0, 13, 2, 3, 4], hand: 'jacksOrBetter' }, payoutMinor: '100' },
    {
      view: { dealt: [0, 13, 2, 3, 4], held: [0, 1], cards: [0, 13, 26, 8, 20], hand: 'threeOfAKind' },
      payoutMinor: '300',
    },
  );
  await press('button[aria-keyshortcuts="B"]');
  for (const place of [2, 5, 1, 5]) await press(`.poker-card[aria-keyshortcuts="${place}"]`);
  await press('button[aria-keyshortcuts="B"]');
  expect(sent).toEqual([{}, { hold: [0, 1] }]);
  expect(page.querySelector('[role="status"]')?.textContent).toContain('3.00');
  expect(page.querySelector('.poker-pays [data-now="true"]')?.textContent).toContain('Three of a kind');
});

test('tower sends the tile with its row, and shows the traps when the round is over', async () => {
  const choice = { level: 'easy' };
  const { page, sent, press } = await open(
    'tower',
    { choice, view: { picks: [], nextReturn10k: 13_000 }, payoutMinor: '100' },
    {
      choice,
      view: { picks: [2], nextReturn10k: null, traps: Array.from({ length: 9 }, () => [2]) },
      payoutMinor: '0',
    },
  );
  await press('button[aria-keyshortcuts="B"]');
  await press('.tower-tile[aria-keyshortcuts="3"]');
  expect(sent).toEqual([{ level: 'easy' }, { tile: 2, row: 0 }]);
  expect(page.querySelectorAll('.tower-tile[data-state="trap"]')).toHaveLength(1);
  expect(page.querySelectorAll('.tower-tile[data-state="shownTrap"]')).toHaveLength(8);
});
