import { CannotVerify, isCommittedData, isCommittedSeed, type RoundSeeds, replay } from '@baize/fairness';
import type { AnyEvent, Slot } from '@baize/games/slot-engine';
import { withoutAmounts } from '../../without-amounts.ts';
import { findInstantGame } from '../instant/games.ts';
import { findGame } from '../slots/games.ts';
import { tableGames } from '../tables/games/index.ts';
import { type OwnLine, ownLine, type ShownBet } from './own-line.ts';

/** A round as the calls and the history show it; fields that other kinds of games have are absent. */
export interface ShownRound {
  gameCode?: string;
  rulesVersion: string;
  betMinor?: string;
  payoutMinor?: string;
  /** Slots. */
  events?: AnyEvent[];
  /** Instant games. */
  choice?: Record<string, unknown>;
  view?: Record<string, unknown>;
  fairness?: { serverSeedHash: string; clientSeed: string; nonce: number };
  /** Shared tables: they publish their seed themselves. */
  number?: number;
  start?: Record<string, unknown> | null;
  startHash?: string;
  outcome?: Record<string, unknown> | null;
  serverSeed?: string | null;
  serverSeedHash?: string;
  clientSeed?: string | null;
  /** The player's own part, at tables where players decide after the deal. */
  decisions?: OwnLine['decisions'];
  bets?: readonly ShownBet[];
}

export interface Verdict {
  /** The revealed seed, and at a table what was dealt from, are those whose hashes were shown before the bet. */
  isCommitted: boolean;
  /** The seeds give exactly the round that was shown. */
  isSame: boolean;
  shown: unknown;
  recomputed: unknown;
}

/** Plain data with the fields of every object in one order, so that two of a kind can be compared as text. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? `${value}` : value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

async function verdict(seeds: RoundSeeds, hash: string, shown: unknown, recomputed: unknown): Promise<Verdict> {
  const [left, right] = [sorted(shown), sorted(recomputed)];
  return {
    isCommitted: await isCommittedSeed(seeds.serverSeed, hash),
    isSame: JSON.stringify(left) === JSON.stringify(right),
    shown: left,
    recomputed: right,
  };
}

/** A record that the rules do not allow is no honest one: then there is nothing that it could be equal to. */
async function byTheRules(recompute: () => Promise<unknown>): Promise<unknown> {
  try {
    return await recompute();
  } catch (error) {
    if (error instanceof RangeError) return { impossible: error.message };
    throw error;
  }
}

function seedsOf({ fairness }: ShownRound, serverSeed: string): RoundSeeds & { hash: string } {
  if (!fairness) throw new CannotVerify('noRound', 'the round has no field "fairness"');
  if (serverSeed === '')
    throw new CannotVerify('seedMissing', 'the server seed is missing: retire it in the game’s fairness panel');
  return { serverSeed, clientSeed: fairness.clientSeed, nonce: fairness.nonce, hash: fairness.serverSeedHash };
}

async function verifySlot(round: ShownRound, serverSeed: string): Promise<Verdict> {
  const slot = findGame(round.gameCode ?? '');
  if (slot?.rulesVersion !== round.rulesVersion)
    throw new CannotVerify('noRules', `no rules for ${round.rulesVersion}`);
  const seeds = seedsOf(round, serverSeed);
  const { events = [], payoutMinor } = round;
  if (payoutMinor === undefined) return slotWithoutAmounts(slot, seeds, events);
  const recomputed = await byTheRules(async () => {
    const again = await slot.replay(seeds, BigInt(round.betMinor ?? 0), events);
    return { events: again.events, payoutMinor: again.payoutMinor };
  });
  return verdict(seeds, seeds.hash, { events, payoutMinor }, recomputed);
}

/**
 * A round that is shown without its amounts: recomputed at the smallest bet, and compared without amounts. Linked jackpots fall by the size of
 * the stake, so they are left out.
 */
async function slotWithoutAmounts(
  slot: Slot,
  seeds: RoundSeeds & { hash: string },
  shown: AnyEvent[],
): Promise<Verdict> {
  const [betMinor = slot.defaultBetMinor] = slot.betsMinor;
  const isBought = shown[0]?.type === 'featureBought';
  const stakeMinor = isBought ? (slot.featurePriceOf?.(betMinor) ?? betMinor) : betMinor;
  const played = shown.map((event) => (event.type === 'featureBought' ? { ...event, betMinor: `${betMinor}` } : event));
  const seen = (events: readonly AnyEvent[]) => ({
    events: withoutAmounts(events.filter(({ type }) => type !== 'jackpotWon')),
  });
  const recomputed = await byTheRules(async () =>
    seen(
      (
        await slot.replay(
          seeds,
          stakeMinor,
          played.filter(({ type }) => type !== 'jackpotWon'),
        )
      ).events,
    ),
  );
  return verdict(seeds, seeds.hash, seen(shown), recomputed);
}

async function verifyInstant(round: ShownRound, serverSeed: string): Promise<Verdict> {
  const game = findInstantGame(round.gameCode ?? '');
  if (game?.rulesVersion !== round.rulesVersion)
    throw new CannotVerify('noRules', `no rules for ${round.rulesVersion}`);
  const seeds = seedsOf(round, serverSeed);
  const { choice = {}, view = {}, payoutMinor } = round;
  const recomputed = await byTheRules(async () => {
    const outcome = await replay(seeds, (draw) => game.draw(choice, draw));
    const steps = game.stepsOf(view);
    // Without amounts the smallest stake stands for all: what is drawn and seen is the same.
    const betMinor = BigInt(round.betMinor ?? game.stakes.minMinor);
    const state = { betMinor, choice, outcome, steps };
    if (payoutMinor === undefined) return { view: game.view(state, true), payoutMinor };
    const laid = outcome.mines;
    const hasHitMine = Array.isArray(laid) && steps.some(({ field }) => laid.includes(field));
    const paid = game.payoutAtOnce(state) ?? (hasHitMine ? 0n : game.payoutNow(state));
    return { view: game.view(state, true), payoutMinor: paid };
  });
  return verdict(seeds, seeds.hash, { view, payoutMinor }, recomputed);
}

async function verifyTable(round: ShownRound): Promise<Verdict> {
  const game = tableGames.find(({ rulesVersion }) => rulesVersion === round.rulesVersion);
  if (!game) throw new CannotVerify('noRules', `no rules for ${round.rulesVersion}`);
  const { serverSeed, clientSeed, number: nonce, start, startHash = '', outcome, serverSeedHash = '' } = round;
  if (!serverSeed || !clientSeed || nonce === undefined || !start || !outcome) {
    throw new CannotVerify('unpublished', 'the round is not published yet');
  }
  const seeds = { serverSeed, clientSeed, nonce };
  const { decisions, bets, payoutMinor } = round;
  let shown: unknown = outcome;
  const recomputed = await byTheRules(async () => {
    const dealt = await replay(seeds, (draw) => game.deal(start, draw).outcome);
    if (!game.decisions || decisions === undefined) return dealt;
    const own = ownLine({ ...game, decisions: game.decisions }, dealt, { decisions, bets, payoutMinor });
    shown = { outcome, ...own.shown };
    return { outcome: dealt, ...own.recomputed };
  });
  const judged = await verdict(seeds, serverSeedHash, shown, recomputed);
  return { ...judged, isCommitted: judged.isCommitted && (await isCommittedData(start, startHash)) };
}

/**
 * Recomputes a round of any game from its seeds, in a browser too. `serverSeed`: the retired seed of slots and instant games; tables carry
 * theirs. Throws `CannotVerify` when something is missing or the rules are of another version.
 */
export async function verifyRound(round: ShownRound, serverSeed = ''): Promise<Verdict> {
  if (round.start !== undefined) return verifyTable(round);
  if (round.events) return verifySlot(round, serverSeed);
  if (round.choice) return verifyInstant(round, serverSeed);
  throw new CannotVerify('noRound', 'this is no round of a game: it has neither "events" nor "choice" nor "start"');
}
