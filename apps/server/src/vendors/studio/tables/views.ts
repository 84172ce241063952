import type { TableRound, TableSeat } from '@baize/contract';
import { hashOfData } from '@baize/fairness';
import type { PlacementRow, SeatRow } from './betting/seats-store.ts';
import { decisionsOf } from './decisions/seat.ts';
import type { TableGame } from './game.ts';
import type { TableRoundRow } from './rounds-store.ts';
import type { StoredBet, StoredSettledBet } from './schema.ts';

const time = (at: Date | null) => at?.toISOString() ?? null;

/** What everybody may see of a round: of its chance, and of what it is dealt from, nothing but hashes before it is dealt. */
export function roundView(game: TableGame, row: TableRoundRow): TableRound {
  const isDeciding = row.status === 'deciding' || row.status === 'decided';
  const isSeen = (!game.flight || row.status === 'settled') && !isDeciding;
  const isDealt = row.outcome !== null;
  return {
    roundId: row.id,
    number: row.number,
    rulesVersion: row.rules_version,
    status: row.status,
    openedAt: row.opened_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    dealtAt: time(row.dealt_at),
    shownAt: isSeen ? time(row.shown_at) : null,
    speedPercent: row.speed_percent,
    serverSeedHash: row.server_seed_hash,
    serverSeed: isSeen ? row.server_seed : null,
    clientSeed: row.client_seed,
    startHash: row.start_hash ?? hashOfData(row.start),
    start: isSeen && isDealt ? row.start : null,
    outcome: isSeen ? row.outcome : null,
    ...(row.phase === null ? {} : { phase: phaseView(game, row) }),
  };
}

function phaseView({ decisions }: TableGame, { outcome, phase, phase_at, phase_ends_at }: TableRoundRow) {
  if (!decisions || !outcome || phase === null || !phase_at || !phase_ends_at) throw new Error('a phase of nothing');
  return {
    number: phase,
    startedAt: phase_at.toISOString(),
    endsAt: phase_ends_at.toISOString(),
    shown: decisions.rules.shownOf(outcome, phase),
  };
}

/** A player's own part of a round; how it ended only when it is settled. */
export function seatView(row: SeatRow, number: number, placements: readonly PlacementRow[]): TableSeat {
  const isSettled = row.status === 'settled';
  return {
    seatId: row.id,
    roundId: row.round_id,
    number,
    stakeMinor: `${placements.reduce((sum, { stake_minor }) => sum + stake_minor, 0n)}`,
    payoutMinor: isSettled ? `${row.payout_minor}` : null,
    status: isSettled ? 'settled' : 'open',
    slot: row.slot,
    placements: placements.filter(({ phase }) => phase === null).map(({ id, bets }) => ({ placementId: id, bets })),
    bets: isSettled ? (row.bets ?? []) : [],
    // One whose stake is still under way may come to nothing: its player can ask for it again.
    decisions: decisionsOf(placements.filter(({ status: placed }) => placed === 'placed')),
  };
}

interface Neighbour {
  name: string;
  stakeMinor: bigint;
  placed: readonly StoredBet[][];
  settled: readonly StoredSettledBet[] | null;
}

/** Where a player has left a flight and with what; undefined while he flies, and for who came down with it. */
const leftOf = (settled: Neighbour['settled']) => {
  const [bet] = settled ?? [];
  return bet && BigInt(bet.payoutMinor) > 0n ? { selection: bet.selection, payoutMinor: bet.payoutMinor } : undefined;
};

/** A seat as the others see it: the same bet twice is one. In a flight they see where it was left. */
export function neighbourView({ settled, ...seat }: Neighbour, isFlight: boolean) {
  const left = isFlight ? leftOf(settled) : undefined;
  const bets = new Map<string, StoredBet>();
  for (const { key, selection, stakeMinor } of seat.placed.flat()) {
    const place = `${key} ${selection}`;
    const sumMinor = BigInt(bets.get(place)?.stakeMinor ?? 0) + BigInt(stakeMinor);
    bets.set(place, { key, selection, stakeMinor: `${sumMinor}` });
  }
  return { name: seat.name, stakeMinor: `${seat.stakeMinor}`, bets: [...bets.values()], ...(left ? { left } : {}) };
}
