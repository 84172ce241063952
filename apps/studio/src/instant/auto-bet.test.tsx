// @covers autoplay-stops games-in-browser

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTableFrameGame } from '../games/table-frame-games.ts';
import { TableFrameProvider } from '../table-frame/table-frame-context.tsx';
import { fairness, mount, no, ok, portsOf, unmount } from '../testing/mount.fixture.tsx';

vi.mock('../lib/is-still.ts', () => ({ isStill: () => true }));
vi.mock('../game-frame/round-player.ts', () => ({ waitFor: async () => undefined }));
afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

const offer = { list: [], open: null, stakes: { minMinor: '10', maxMinor: '1000' }, maxWinMinor: '100000' };
/** What each game is asked for on its opening screen, and the view of a round. */
const games: Record<string, { choice: object; view: object }> = {
  coin_flip: { choice: { side: 'heads' }, view: { side: 'tails' } },
  wheel: { choice: { risk: 'medium' }, view: { segment: 1 } },
  limbo: { choice: { target: 200 }, view: { point: 231 } },
  keno_mini: { choice: {}, view: { drawn: [7, 18, 26, 1, 2] } },
  dice: { choice: { direction: 'under', winningFaces: 4950 }, view: { face: 5_000 } },
  plinko: { choice: { rows: 12, risk: 'medium' }, view: { path: Array.from({ length: 12 }, () => true) } },
};

/** Opens a game whose rounds at 1.00 pay what is listed, then 0; a text is a refusal. */
async function open(code: string, payouts: readonly (string | { refused: string })[] = [], opening: object = {}) {
  const game = await loadTableFrameGame(code);
  if (game === null) throw new Error(`no client for ${code}`);
  const asked: unknown[] = [];
  const call = async (name: string, request: unknown) => {
    if (name === 'studioInstantRounds') return ok(offer);
    const payout = payouts[asked.length] ?? '0';
    asked.push((request as { body: { betMinor: string; choice: object } }).body);
    if (typeof payout === 'object') return no(payout.refused);
    const { choice, view } = games[code] ?? { choice: {}, view: {} };
    const round = {
      roundId: `r${asked.length}`,
      status: 'settled',
      betMinor: '100',
      payoutMinor: payout,
      choice,
      view,
    };
    return ok({ round: { ...round, fairness: { ...fairness, nonce: 0 } }, balanceMinor: '9000', fairness });
  };
  const ports = portsOf(call, {
    opening: { balanceMinor: '9000', defaultBetMinor: '100', autoplay: true, ...opening },
  });
  const page = await mount(
    <TableFrameProvider ports={ports}>
      <game.Play />
    </TableFrameProvider>,
    ['studio', 'instant', 'tables'],
  );
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
    );
  const press = (name: string) => act(async () => button(name)?.click());
  const said = () => [...page.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(' | ');
  return { asked, button, press, said };
}

test.each(Object.keys(games))('%s plays as many rounds as were chosen, all alike, and says so', async (code) => {
  const game = await open(code, Array(20).fill('100'));
  await game.press('Quick pick');
  await game.press('Autoplay');
  await game.press('Play 10 rounds');
  await vi.waitFor(() => expect(game.said()).toContain('All rounds are played.'));
  expect(game.asked).toHaveLength(10);
  expect(game.asked[0]).toMatchObject({ betMinor: '100', choice: games[code]?.choice });
  expect(game.button('Stop autoplay')).toBeUndefined();
  expect(game.button('Autoplay')?.disabled).toBe(false);
});

test('no round begins that could lose more than the limit', async () => {
  const game = await open('coin_flip', ['0', '0', '300', '0', '0']);
  await game.press('Autoplay');
  await act(async () => [...document.querySelectorAll<HTMLInputElement>('input[value="25"]')].at(0)?.click());
  await game.press('Play 25 rounds');
  await vi.waitFor(() => expect(game.said()).toContain('beyond your loss limit'));
  // Ten stakes are the limit, and 3.00 came back.
  expect(game.asked).toHaveLength(13);
});

test('a refused round ends it, and the refusal alone is said', async () => {
  const game = await open('limbo', ['0', { refused: 'limit_reached' }]);
  await game.press('Autoplay');
  await game.press('Play 10 rounds');
  await vi.waitFor(() => expect(game.button('Autoplay')?.disabled).toBe(false));
  expect(game.asked).toHaveLength(2);
  expect(game.said()).not.toContain('Autoplay stopped');
});

test('it ends while nobody can see the page', async () => {
  const game = await open('wheel');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await game.press('Autoplay');
  await game.press('Play 10 rounds');
  await vi.waitFor(() => expect(game.said()).toContain('out of view'));
  expect(game.asked).toHaveLength(0);
});

test('a brand without autoplay offers none', async () => {
  const game = await open('dice', [], { autoplay: false });
  expect(game.button('Autoplay')).toBeUndefined();
});
