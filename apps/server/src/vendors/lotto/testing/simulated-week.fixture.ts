import { isCommittedSeed } from '@baize/fairness';
import { lotteries, rulesOf } from '@baize/games/lottery-catalogue';
import { costOf, randomSelection, seeded } from '@baize/testkit/lottery-lines';
import { settleLine } from '@baize/testkit/lottery-settlement';
import { expect } from 'vitest';
import { verifyTicket } from '../verifier/verify-ticket.ts';
import { type Buyer, type Line, useLotto } from './lotto.fixture.ts';

const balanceMinor = 1_000_000_000_000n;
const linesPerTicket = 4;
const dayMs = 86_400_000;
/** Twice a month is the seldomest draw. */
const maxWaitDays = 32;

type Game = (typeof lotteries)[number];

interface Simulation {
  days: number;
  everyMinutes: number;
  seed: number;
  /** Those that are played; all by default. */
  games?: readonly Game[];
}

interface SoldTicket {
  id: string;
  player_ref: string;
  member_id: string;
  lottery_code: string;
  status: string;
  lines: Line[];
  cost_minor: string;
  payout_minor: string;
  result: Record<string, string[]>;
  server_seed: string;
  server_seed_hash: string;
}

/**
 * All lotteries by clock, with random tickets on every bet type: every payout is what the second settlement says, the verifier recomputes one
 * ticket in ten, nobody has more or less than that, and the books are clean.
 */
export function useSimulatedWeek() {
  const lotto = useLotto();

  return async ({ days, everyMinutes, seed, games = lotteries }: Simulation) => {
    const below = seeded(seed);
    const memberIds: string[] = [];
    const turns = new Map<string, number>();
    const played = new Set<string>();

    /** The next bets of a lottery in turn, so that each comes. */
    const linesOf = (game: Game): Line[] => {
      const { bets } = rulesOf(game.rules);
      const turn = turns.get(game.code) ?? 0;
      turns.set(game.code, turn + 1);
      return Array.from({ length: Math.min(linesPerTicket, bets.length) }, (_, index) => {
        const bet = bets[(turn * linesPerTicket + index) % bets.length];
        const selection = bet && randomSelection(bet, below);
        return bet && selection ? [{ bet: bet.key, selection, unitMinor: `${100 + below(1_000)}` }] : [];
      }).flat();
    };
    const buy = async (game: Game, buyer: Buyer): Promise<void> => {
      const issue = (await lotto.issuesOf(game.code)).open;
      if (issue?.status !== 'OPEN' || Date.parse(issue.closesAt) <= lotto.money.clock.now().getTime()) return;
      const lines = linesOf(game);
      if (lines.length === 0) return;
      const cost = lines.reduce((sum, line) => sum + costOf(rulesOf(game.rules), line), 0n);
      const bought = await buyer.buy({ numero: issue.numero, lines, costMinor: `${cost}` });
      if (!bought.ok) throw new Error(`${game.code} ${issue.numero}: ${bought.message} ${JSON.stringify(lines)}`);
      for (const { bet } of lines) played.add(`${game.rules} ${bet}`);
    };

    const steps = (days * dayMs) / (everyMinutes * 60_000);
    let buyers: (readonly [Game, Buyer])[] = [];
    for (let step = 0; step < steps; step++) {
      if ((step * everyMinutes) % (24 * 60) === 0) {
        const memberId = await lotto.money.newMember({ balanceMinor });
        memberIds.push(memberId);
        buyers = [];
        for (const game of games) buyers.push([game, await lotto.enter(game.code, 0n, memberId)]);
      }
      await lotto.desk().work();
      for (const [game, buyer] of buyers) await buy(game, buyer);
      lotto.money.clock.advanceMs(everyMinutes * 60_000);
      await lotto.desk().work();
    }
    // What was bought for a draw that is days away.
    for (let day = 0; day < maxWaitDays && (await isAnyOpen()); day++) {
      lotto.money.clock.advanceMs(dayMs);
      await lotto.desk().work();
    }
    return { ...(await check()), bets: played.size };

    async function isAnyOpen(): Promise<boolean> {
      const { rows } = await lotto.money.owner.query(`select from lotto.tickets where status <> 'settled' limit 1`);
      return rows.length > 0;
    }

    /** What a paid ticket brings by the second settlement; it throws where anything about it is not so. */
    async function checkTicket(ticket: SoldTicket): Promise<bigint> {
      const game = lotteries.find(({ code }) => code === ticket.lottery_code);
      if (!game || ticket.status !== 'settled') throw new Error(`${ticket.id} is ${ticket.status}`);
      const payoutMinor = ticket.lines
        .map(({ unitMinor, ...line }) =>
          settleLine({ rules: game.rules, ...line, unitMinor: BigInt(unitMinor) }, ticket.result),
        )
        .reduce((sum, minor) => sum + minor, 0n);
      expect([ticket.id, ticket.lines, ticket.payout_minor]).toEqual([ticket.id, ticket.lines, `${payoutMinor}`]);
      if (!(await isCommittedSeed(ticket.server_seed, ticket.server_seed_hash))) throw new Error('another seed');
      if (below(10) === 0) {
        const proof = await lotto.desk().proofOf(ticket.player_ref, ticket.id);
        const verdict = await verifyTicket(proof?.round as never, proof?.serverSeed ?? '');
        expect(verdict).toMatchObject({ isCommitted: true, isSame: true });
      }
      return payoutMinor;
    }

    async function check() {
      const { rows } = await lotto.money.owner.query<SoldTicket>(`
        select t.id, t.player_ref, t.lottery_code, t.lines, t.status, t.cost_minor, t.payout_minor, i.result, i.server_seed, i.server_seed_hash,
          p.member_id
        from lotto.tickets t join lotto.issues i using (book, lottery_code, numero) join player_refs p using (player_ref)`);
      const due = new Map(memberIds.map((id) => [id, balanceMinor]));
      for (const ticket of rows) {
        const won = await checkTicket(ticket);
        due.set(ticket.member_id, (due.get(ticket.member_id) ?? 0n) - BigInt(ticket.cost_minor) + won);
      }
      for (const [memberId, minor] of due) expect(await lotto.money.cashOf(memberId)).toBe(minor);
      expect(lotto.failures).toEqual([]);
      await lotto.money.expectCleanBooks();
      return { tickets: rows.length };
    }
  };
}
