import { balanceBeforeWin } from '../game-frame/balance-before-win.ts';
import type { GameDefinition } from '../game-frame/game.ts';
import { createHud, freeRoundsOf, type Hud, type Opening } from '../game-frame/hud-state.ts';
import type { FailReason } from '../game-frame/machine.ts';
import { playedBetOf } from '../game-frame/played-bet.ts';
import { waitFor } from '../game-frame/round-player.ts';
import { loadGame } from '../games/index.ts';
import { loadTableFrameGame } from '../games/table-frame-games.ts';
import type { TableFrameGame } from '../table-frame/table-frame-game.ts';
import { createTableFrameStore, type TableFrameStore } from '../table-frame/table-frame-state.ts';
import type { StudioApi } from './api.ts';
import type { HostLink } from './host-link.ts';
import type { Launch } from './launch.ts';
import { retryDelayMs } from './until-answered.ts';

export interface OpenedGame {
  api: StudioApi;
  host: HostLink;
  hud: Hud;
  game: GameDefinition;
  opening: Opening;
  renderer: Launch['renderer'];
  report: (message: string, cause: unknown) => void;
}

/** An instant game or a table that is ready to be shown. */
export interface OpenedTableFrame {
  api: StudioApi;
  host: HostLink;
  opening: Opening;
  store: TableFrameStore;
  game: TableFrameGame;
}

export type OpenOutcome =
  | { ok: true; opened: OpenedGame }
  | { ok: true; frame: OpenedTableFrame }
  | { ok: false; reason: FailReason };

const openAttempts = 4;
const failures: Readonly<Record<string, FailReason>> = {
  launch_token_invalid: 'launch_token_invalid',
  unreachable: 'unreachable',
  unreadable: 'outdated',
};

function fillHud(hud: Hud, opening: Opening): void {
  const bets = opening.betsMinor.map(BigInt).sort((a, b) => (a < b ? -1 : 1));
  hud.set({
    currency: opening.currency,
    balanceMinor: balanceBeforeWin(BigInt(opening.balanceMinor), opening.unfinishedRound),
    betsMinor: bets,
    betMinor: opening.lastRound === null ? BigInt(opening.defaultBetMinor) : playedBetOf(opening.lastRound),
    fairness: opening.fairness,
    freeRounds: freeRoundsOf(opening.freeRounds),
    hasAutoplay: opening.autoplay,
    featurePrices: new Map(
      opening.featurePrices.map(({ betMinor, priceMinor }) => [BigInt(betMinor), BigInt(priceMinor)]),
    ),
  });
  if (!bets.includes(hud.get().betMinor)) hud.set({ betMinor: BigInt(opening.defaultBetMinor) });
}

/** Exchanges the launch token for a session and loads the game's client. */
export async function openGame(
  launch: Launch,
  api: StudioApi,
  host: HostLink,
  report: OpenedGame['report'],
): Promise<OpenOutcome> {
  const { launchToken, renderer } = launch;
  if (launchToken === null) return { ok: false, reason: 'launch_missing' };
  let outcome = await api.call('studioOpen', { body: { launchToken } });
  for (let attempt = 1; !outcome.ok && outcome.reason === 'unreachable' && attempt < openAttempts; attempt += 1) {
    await waitFor(retryDelayMs(attempt));
    outcome = await api.call('studioOpen', { body: { launchToken } });
  }
  if (!outcome.ok) {
    return { ok: false, reason: failures[outcome.reason] ?? 'game_unavailable' };
  }
  const tableFrameGame = await loadTableFrameGame(outcome.value.gameCode);
  if (tableFrameGame !== null) {
    const opening = outcome.value;
    const store = createTableFrameStore(opening);
    return { ok: true, frame: { api, host, opening, store, game: tableFrameGame } };
  }
  const game = await loadGame(outcome.value.gameCode);
  if (game === null) return { ok: false, reason: 'game_unavailable' };
  const hud = createHud();
  fillHud(hud, outcome.value);
  return { ok: true, opened: { api, host, hud, game, opening: outcome.value, renderer, report } };
}
