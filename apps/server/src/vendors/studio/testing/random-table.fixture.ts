import type { TableRound } from '@baize/contract';
import { drawOfRound, hashOfData, hashServerSeed } from '@baize/fairness';
import { multiplierAt } from '@baize/games/crash';
import { type Decision, reserveOf, settleBets } from '@baize/games/table-engine';
import type { VendorWallet } from '@baize/vendor-kit';
import { expect } from 'vitest';
import { createWalletActs } from '../tables/betting/wallet-acts.ts';
import type { TableGame } from '../tables/game.ts';
import { silentHub } from '../tables/hub.ts';
import { createRunner } from '../tables/runner.ts';
import type { StoredBet } from '../tables/schema.ts';
import { type ShownRound, verifyRound } from '../verifier/verify-round.ts';
import { successOf } from './frame.ts';
import { decideAll } from './random-decisions.fixture.ts';
import type { Tally, Whims } from './random-player.fixture.ts';
import { tableRulesTouched } from './random-rules.fixture.ts';
import type { StudioFrame, StudioMoney } from './studio-money.fixture.ts';

/** Brings a table on, and the clock with it; `wallet`: one that fails where the test says so. */
export function driveTable(harness: StudioMoney, game: TableGame, wallet?: VendorWallet) {
  const deps = { ...harness.dependencies(), ...(wallet && { wallet }) };
  const run = createRunner(deps, createWalletActs(deps), silentHub);
  const { clock, owner } = harness.money;

  const last = async (): Promise<{ id: string; status: string }> => {
    const { rows } = await owner.query(
      'select id, status from studio.table_rounds where game_code = $1 order by number desc limit 1',
      [game.gameCode],
    );
    return rows[0];
  };
  const until = async (status: string): Promise<string> => {
    for (let step = 0; step < 20_000; step += 1) {
      const waitMs = await run(game);
      const round = await last();
      if (round?.status === status) return round.id;
      clock.advanceMs(waitMs);
    }
    throw new Error(`the table never came to ${status}`);
  };
  return { until, last, step: () => run(game), advanceMs: (ms: number) => clock.advanceMs(ms) };
}
export type TableDrive = ReturnType<typeof driveTable>;

interface Player {
  frame: StudioFrame;
  /** What his bets of the round must come to; decided by the test, from the rules alone. */
  leftAt: number | null;
  /** What he decided in the round, as far as it was taken. */
  decisions: Decision[];
  stakedMinor: bigint;
  paidMinor: bigint;
}
export const playerAt = (frame: StudioFrame): Player => ({
  frame,
  leftAt: null,
  decisions: [],
  stakedMinor: 0n,
  paidMinor: 0n,
});

export interface TableRun {
  game: TableGame;
  drive: TableDrive;
  whims: Whims;
  tally: Tally;
  /** The next bet that somebody puts down. */
  next: () => { key: string; selection: string };
}

const stakes = ['100', '150', '333', '1000'];
const nameOf = ({ key, selection }: { key: string; selection: string }) => `${key}|${selection}`;

/** A bet that a player may have on one selection only lies on the same one throughout a round, and on others in others. */
function allowedIn({ betTypes }: TableGame, roundId: string, bet: { key: string; selection: string }) {
  const { isOneOnly, selections = [] } = betTypes.find(({ key }) => key === bet.key) ?? {};
  const [digit = '0'] = roundId.replaceAll('-', '').slice(-1);
  return isOneOnly ? { ...bet, selection: selections[Number.parseInt(digit, 16) % selections.length] ?? '' } : bet;
}

/** The stake that a chip of this size takes. */
const stakeFor = ({ betTypes }: TableGame, key: string, chipMinor: string): string =>
  `${BigInt(chipMinor) * BigInt(reserveOf(betTypes.find((betType) => betType.key === key) ?? {}))}`;

/** Puts down some bets; now and then one more placement, and one that is taken back. */
async function place({ game, whims, tally, next }: TableRun, player: Player, roundId: string) {
  const { frame } = player;
  const bets = (max: number): StoredBet[] => {
    const chosen = Array.from({ length: 1 + whims.below(max) }, next);
    return chosen.map((bet) => ({
      ...allowedIn(game, roundId, bet),
      stakeMinor: stakeFor(game, bet.key, whims.oneOf(stakes)),
    }));
  };
  const put = async (some: StoredBet[]) => {
    if (some.length === 0) return null;
    const { seat } = await successOf(frame.bet(roundId, some, undefined, `entropy ${whims.below(1_000_000)}`));
    return seat.placements.at(-1)?.placementId ?? null;
  };
  const first = bets(game.flight ? 1 : 12);
  await put(first);
  for (const bet of first) tally.add(nameOf(bet));
  if (game.flight || first.length === 0) return;
  if (whims.percent(20)) {
    const more = bets(3);
    const before = (await successOf(frame.table())).seat?.placements.map(({ placementId }) => placementId) ?? [];
    await put(more);
    const after = (await successOf(frame.table())).seat?.placements ?? [];
    const undone = after.find(({ placementId }) => !before.includes(placementId));
    if (undone && whims.percent(50)) {
      await successOf(frame.undo(undone.placementId));
      tally.add('undo');
    } else for (const bet of more) tally.add(nameOf(bet));
  }
}

/** In the air: the clock jumps, and some leave by hand. */
async function fly({ drive, whims, tally }: TableRun, players: readonly Player[], roundId: string) {
  let elapsedMs = 0;
  while ((await drive.last()).status === 'dealt') {
    const jumpMs = 100 + whims.below(3_000);
    drive.advanceMs(jumpMs);
    elapsedMs += jumpMs;
    for (const player of players.filter(({ leftAt }) => leftAt === null)) {
      if (!whims.percent(15)) continue;
      const answer = await player.frame.cashOut(roundId);
      if (answer.ok && answer.value.seat.payoutMinor !== '0') player.leftAt = multiplierAt(elapsedMs);
      tally.add(answer.ok ? 'left by hand' : 'came too late');
    }
    await drive.step();
  }
}

/** What a round tells of itself is what its published seed gives. */
export function recomputeTable(game: TableGame, round: TableRound): void {
  const { serverSeed, clientSeed, serverSeedHash, number, startHash, start, outcome } = round;
  if (serverSeed === null || clientSeed === null || start === null || outcome === null)
    throw new Error('the round is not published');
  expect(hashServerSeed(serverSeed)).toBe(serverSeedHash);
  expect(hashOfData(start)).toBe(startHash);
  expect(game.deal(start, drawOfRound({ serverSeed, clientSeed, nonce: number })).outcome).toEqual(outcome);
}

/** What leaving by hand pays: where he left, or at the multiplier that he had chosen when that came first. Hundredths. */
function paidInFlight({ selection, stakeMinor }: StoredBet, leftAt: number, point: number): bigint {
  const chosen = Math.round(Number(selection || '0') * 100);
  const at = chosen > 0 && chosen < leftAt ? chosen : leftAt;
  expect(at).toBeLessThanOrEqual(point);
  return (BigInt(stakeMinor) * BigInt(at)) / 100n;
}

/** What a player's seat says against the rules. */
async function check({ game, tally }: TableRun, player: Player, roundId: string): Promise<TableRound | null> {
  const [last] = (await successOf(player.frame.seats(1))).list;
  if (last?.round.roundId !== roundId) return null;
  const { round, seat } = last;
  const outcome = round.outcome ?? {};
  const seen = game.decisions?.rules.seenBy(outcome, player.decisions) ?? game.seenOf(outcome);
  if (game.decisions) expect(seat.decisions).toEqual(player.decisions);
  const placed = game.decisions ? seat.bets : seat.placements.flatMap(({ bets }) => bets);
  const [only] = placed;
  const bets = placed.map((bet) => ({ ...bet, stakeMinor: BigInt(bet.stakeMinor) }));
  const rule =
    player.leftAt !== null && only
      ? paidInFlight(only, player.leftAt, round.outcome?.point as number)
      : settleBets([...game.betTypes, ...(game.decisions?.betTypes ?? [])], seen, bets).payoutMinor;
  expect(seat).toMatchObject({ status: 'settled', payoutMinor: `${rule}` });
  if (game.decisions) {
    const { decisions, bets: shown, payoutMinor } = seat;
    const verdict = await verifyRound({ ...round, decisions, bets: shown, payoutMinor } as ShownRound);
    expect(verdict).toMatchObject({ isCommitted: true, isSame: true });
  }
  for (const { key, result } of seat.bets) tally.add(`${key}: ${result}`);
  player.stakedMinor += BigInt(seat.stakeMinor);
  player.paidMinor += rule;
  return round;
}

/** One round of everybody at the table, from the first bet to the last payout; how many players had bets in it. */
export async function playTable(run: TableRun, players: readonly Player[]): Promise<number> {
  const { game, drive, tally } = run;
  const roundId = await drive.until('betting');
  for (const player of players) Object.assign(player, { leftAt: null, decisions: [] });
  await Promise.all(players.map((player) => place(run, player, roundId)));
  if (game.flight) {
    await drive.until('dealt');
    await fly(run, players, roundId);
  } else if (game.decisions) await decideAll(run, game.decisions, players, roundId);
  else await drive.until('settled');
  const rounds = await Promise.all(players.map((player) => check(run, player, roundId)));
  const shown = rounds.find((round) => round !== null);
  if (shown) recomputeTable(game, shown);
  if (shown) for (const rule of tableRulesTouched(game, shown.outcome ?? {})) tally.add(rule);
  if (shown?.outcome?.burnt) tally.add('fresh shoe');
  return rounds.filter(Boolean).length;
}
