import type { FailureDetail, MessageKey, StudioRound } from '@baize/contract';
import type { NoAnswer, StudioApi } from '../app/api.ts';
import type { HostLink } from '../app/host-link.ts';
import { untilAnswered as askUntilAnswered } from '../app/until-answered.ts';
import { isBigWin } from '../lib/big-win.ts';
import { balanceBeforeWin, isOver } from './balance-before-win.ts';
import type { GameStage } from './game.ts';
import { freeRoundsOf, type Hud, type NoticeKind, noWin } from './hud-state.ts';
import { type FailReason, type FrameEvent, nextState } from './machine.ts';
import { playedBetOf } from './played-bet.ts';
import { type PlayerPorts, playEvents } from './round-player.ts';

export interface RoundPorts {
  api: StudioApi;
  host: HostLink;
  hud: Hud;
  stage: GameStage;
  newRoundId: () => string;
  wait: PlayerPorts['wait'];
  report: (message: string, cause: unknown) => void;
}

export interface Rounds {
  /** The round as it was shown; null: none was played to its end here. */
  spin: (order?: { isBought: boolean }) => Promise<StudioRound | null>;
  /** Shows a round whose presentation was cut off; nothing else is possible until it ended. */
  resume: (round: StudioRound) => Promise<void>;
  refreshBalance: () => Promise<void>;
  /** The player picks a tile; nothing happens when none is to be picked. */
  pick: (tile: number) => void;
}

type Reason = MessageKey | NoAnswer;

/** So far back the page looks for a round that another window left open, and for one that it has ended. */
const latestRounds = 10;
const furthestRounds = 100;

const fatal: Partial<Record<Reason, FailReason>> = {
  session_expired: 'session_expired',
  game_unavailable: 'game_unavailable',
  game_not_found: 'game_unavailable',
  account_blocked: 'account_blocked',
  unreadable: 'outdated',
};
const ownNotice = new Set<Reason>(['insufficient_funds', 'limit_reached', 'bet_not_offered', 'free_rounds_over']);

/** Marks that the player's step is on its way; false when none is to be taken. */
function markWaiting(hud: Hud, tile: number): boolean {
  const { pick, choice } = hud.get();
  if (choice !== null && !choice.isWaiting) hud.set({ choice: { ...choice, isWaiting: true } });
  else if (pick !== null && !pick.isWaiting && !pick.picked.includes(tile) && pick.picksLeft > 0)
    hud.set({ pick: { ...pick, isWaiting: true } });
  else return false;
  return true;
}

/** The flow of rounds: stake, wait for the answer, show it, confirm it. All rules of the order stand in machine.ts. */
export function createRounds({ api, host, hud, stage, newRoundId, wait, report }: RoundPorts): Rounds {
  const step = (event: FrameEvent) => hud.set({ frame: nextState(hud.get().frame, event) });
  let isCheckingFunds = false;
  let chooseTile: ((tile: number) => void) | null = null;
  /** Pressed while the tile before it is still being turned: it comes next. */
  let pressedTile: number | null = null;

  function fail(reason: FailReason): void {
    step({ type: 'failed', reason });
    hud.set({ notice: null });
    stage.abandonRound();
    if (reason === 'session_expired') host.send({ type: 'sessionEnded' });
  }

  const hasFailed = () => hud.get().frame.phase === 'failed';
  /** Ends the game where nothing can follow this reason; true when it did. */
  function endsGame(reason: Reason): boolean {
    const failReason = fatal[reason];
    if (failReason !== undefined) fail(failReason);
    return failReason !== undefined;
  }

  /** Repeats a call until the server has said something definite, and says so meanwhile. */
  async function untilAnswered<
    Outcome extends { ok: true } | { ok: false; reason: Reason; detail: FailureDetail | null },
  >(ask: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = await askUntilAnswered(ask, {
      wait,
      onLost: () => hud.set({ notice: 'reconnecting' }),
    });
    if (hud.get().notice === 'reconnecting') hud.set({ notice: null });
    return outcome;
  }

  /** What a round has changed meanwhile is newer than the answer. */
  async function refreshBalance(): Promise<void> {
    const { balanceMinor } = hud.get();
    const outcome = await api.call('studioBalance', {});
    if (!outcome.ok) endsGame(outcome.reason);
    else if (hud.get().balanceMinor === balanceMinor) hud.set({ balanceMinor: BigInt(outcome.value.balanceMinor) });
  }

  const playAll = async (events: StudioRound['events']) => {
    await stage.whenUp;
    await playEvents(events, stage.handlers, {
      wait,
      settle: (type, cause) => {
        report(`the event ${type} was cut short`, cause);
        stage.settle();
      },
    });
  };

  const nextTile = () =>
    new Promise<number>((resolve) => {
      if (pressedTile === null) chooseTile = resolve;
      else resolve(pressedTile);
      pressedTile = null;
    });

  /** A round as the server has it. Another window may have played some since; null where it is not among the latest. */
  async function readRound(roundId: string): Promise<{ round: StudioRound } | { reason: Reason | null }> {
    const outcome = await untilAnswered(() => api.call('studioRounds', { data: { pageSize: furthestRounds } }));
    if (!outcome.ok) return { reason: outcome.reason };
    const round = outcome.value.list.find((candidate) => candidate.roundId === roundId);
    return round ? { round } : { reason: null };
  }

  /** Takes a step; where another window took the last one before, the round as that one left it. */
  async function takeStep(roundId: string, tile: number): Promise<StudioRound | null> {
    const outcome = await untilAnswered(() => api.call('studioPick', { body: { roundId, tile } }));
    if (outcome.ok) return outcome.value.round;
    const read = outcome.reason === 'round_closed' ? await readRound(roundId) : outcome;
    if ('round' in read && isOver(read.round)) return read.round;
    fail(('reason' in read && read.reason && fatal[read.reason]) || 'outdated');
    return null;
  }

  /** Asks for picks until the round has its end. Returns null when it cannot be ended here. */
  async function untilOver(shown: StudioRound): Promise<StudioRound | null> {
    let round = shown;
    while (!isOver(round)) {
      const { events } = round;
      const next = await takeStep(round.roundId, await nextTile());
      if (next === null) return null;
      round = next;
      await playAll(round.events.slice(events.length));
    }
    return round;
  }

  async function show(decided: StudioRound): Promise<StudioRound | null> {
    await playAll(decided.events);
    const round = await untilOver(decided);
    if (round === null) return null;
    const outcome = await untilAnswered(() => api.call('studioPresented', { body: { roundId: round.roundId } }));
    if (outcome.ok) hud.set({ balanceMinor: BigInt(outcome.value.balanceMinor) });
    else if (!endsGame(outcome.reason)) await refreshBalance();
    if (hasFailed()) return null;
    step({ type: 'roundPresented' });
    host.send({ type: 'roundEnded', roundId: round.roundId, balanceMinor: hud.get().balanceMinor.toString() });
    if (isBigWin({ paidMinor: BigInt(round.payoutMinor), stakeMinor: BigInt(round.betMinor) }))
      host.send({ type: 'bigWin', roundId: round.roundId });
    return round;
  }

  /** Another window of the player left a round open: that one comes first. */
  async function continueForeignRound(): Promise<void> {
    const outcome = await untilAnswered(() => api.call('studioRounds', { data: { pageSize: latestRounds } }));
    if (!outcome.ok && endsGame(outcome.reason)) return;
    const round = outcome.ok ? outcome.value.list.find((candidate) => !candidate.presented) : undefined;
    stage.abandonRound();
    if (round === undefined) return refuse('round_not_played');
    step({ type: 'unfinishedRoundFound', round });
    await refreshBalance();
    if (hasFailed()) return;
    const { betMinor, balanceMinor } = hud.get();
    hud.set({
      notice: 'continuing',
      betMinor: playedBetOf(round),
      balanceMinor: balanceBeforeWin(balanceMinor, round),
    });
    await show(round);
    hud.set({ notice: null, betMinor });
  }

  async function refuse(notice: NoticeKind | null): Promise<void> {
    const { frame } = hud.get();
    stage.abandonRound();
    if (frame.phase !== 'spinning') return;
    await refreshBalance();
    if (hasFailed()) return;
    step({ type: 'spinRefused' });
    hud.set({ notice });
    host.send({ type: 'roundEnded', roundId: frame.roundId, balanceMinor: hud.get().balanceMinor.toString() });
  }

  async function refused(reason: Reason): Promise<void> {
    if (endsGame(reason)) return;
    const { frame, balanceMinor } = hud.get();
    if (frame.phase === 'spinning') hud.set({ balanceMinor: balanceMinor + frame.stakeMinor });
    if (reason === 'free_rounds_over') hud.set({ freeRounds: null });
    if (reason === 'round_unfinished') return continueForeignRound();
    // The popup with the player's play so far says the rest.
    if (reason === 'reality_check_due') return refuse(null);
    return refuse(ownNotice.has(reason) ? (reason as NoticeKind) : 'round_not_played');
  }

  /** What the next round costs; null: its feature is not for sale. */
  function costOf(isBought: boolean): bigint | null {
    const { freeRounds, betMinor, featurePrices } = hud.get();
    if (isBought) return freeRounds === null ? (featurePrices.get(betMinor) ?? null) : null;
    return freeRounds === null ? betMinor : 0n;
  }

  const isShort = (costMinor: bigint) => hud.get().balanceMinor < costMinor;

  /** A deposit may have arrived: the balance is asked for once more before the player is told. */
  async function isShortIndeed(costMinor: bigint): Promise<boolean> {
    isCheckingFunds = true;
    await refreshBalance();
    isCheckingFunds = false;
    return isShort(costMinor);
  }

  async function spin({ isBought } = { isBought: false }): Promise<StudioRound | null> {
    if (hud.get().frame.phase !== 'idle' || isCheckingFunds) return null;
    const stakeMinor = costOf(isBought);
    if (stakeMinor === null) return null;
    // What was asked for at that price; it can be changed while the balance is asked for.
    const { freeRounds, betMinor: chosenMinor } = hud.get();
    if (isShort(stakeMinor) && (await isShortIndeed(stakeMinor))) {
      hud.set({ notice: 'insufficient_funds' });
      return null;
    }
    const { balanceMinor } = hud.get();
    const { grantId, betMinor } = freeRounds ?? { grantId: undefined, betMinor: chosenMinor };
    const roundId = newRoundId();
    step({ type: 'spinRequested', roundId, stakeMinor });
    hud.set({
      balanceMinor: balanceMinor - stakeMinor,
      win: noWin,
      notice: null,
      announcement: null,
      autoplayStop: null,
    });
    host.send({ type: 'roundStarted', roundId, balanceMinor: hud.get().balanceMinor.toString() });
    stage.startRound();
    const outcome = await untilAnswered(() =>
      api.call('studioSpin', {
        body: { roundId, betMinor: betMinor.toString(), grantId, ...(isBought && { buyFeature: true as const }) },
      }),
    );
    if (!outcome.ok) {
      await refused(outcome.reason);
      return null;
    }
    const { round, fairness, freeRounds: left } = outcome.value;
    step({ type: 'roundAnswered', round });
    hud.set({ fairness, ...(left !== undefined && { freeRounds: freeRoundsOf(left) }) });
    return await show(round);
  }

  return {
    spin,
    pick: (tile) => {
      if (!markWaiting(hud, tile)) return;
      if (chooseTile === null) pressedTile = tile;
      else chooseTile(tile);
      chooseTile = null;
    },
    refreshBalance: async () => {
      if (hud.get().frame.phase !== 'idle') return;
      await refreshBalance();
      if (hud.get().notice === 'insufficient_funds' && !isShort(costOf(false) ?? 0n)) hud.set({ notice: null });
    },
    resume: async (round) => {
      hud.set({ notice: 'continuing', betMinor: playedBetOf(round) });
      await show(round);
      if (hud.get().notice === 'continuing') hud.set({ notice: null });
    },
  };
}
