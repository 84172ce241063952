import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completeSession, useSession } from '../../lib/session/session.ts';
import { member } from '../../lib/testing/render-site.fixture.tsx';
import { askedFor, game, server, showLobby, wanted } from './components/lobby/lobby.fixture.tsx';

beforeEach(() => {
  wanted.mockReset().mockImplementation((then) => then());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const heart = async (name: string) => screen.findByRole('button', { name });

it('a heart pressed before the saved games are known hides none of them', async () => {
  let goOn = () => {};
  wanted.mockImplementation((then) => {
    goOn = then;
  });
  const inside = { ...server(), favorites: [game(5).nodeId] };
  await showLobby('/rng?list=none', inside, { who: null });
  fireEvent.click(await heart('Save Game 3 to your games'));
  await act(async () => {
    useSession.setState({ token: 'token-of-lena' });
    completeSession(member);
    goOn();
  });
  await waitFor(() => expect(inside.favorites).toEqual([game(5).nodeId, game(3).nodeId]));
  await heart('Take Game 3 off your saved games');
  await heart('Take Game 5 off your saved games');
});

it('a heart that a guest pressed takes no game off that he had saved before', async () => {
  let goOn = () => {};
  wanted.mockImplementation((then) => {
    goOn = then;
  });
  const inside = { ...server(), favorites: [game(3).nodeId] };
  const { asked } = await showLobby('/rng?list=none', inside, { who: null });
  fireEvent.click(await heart('Save Game 3 to your games'));
  await act(async () => {
    useSession.setState({ token: 'token-of-lena' });
    completeSession(member);
  });
  await heart('Take Game 3 off your saved games');
  await act(async () => goOn());
  await waitFor(() => expect(askedFor(asked, 'addFavoriteGame')).toHaveLength(1));
  expect(askedFor(asked, 'removeFavoriteGame')).toEqual([]);
  expect(inside.favorites).toContain(game(3).nodeId);
});
