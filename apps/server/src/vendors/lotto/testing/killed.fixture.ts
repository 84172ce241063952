import { fileURLToPath } from 'node:url';
import { drawOfRound } from '@baize/fairness';
import { settleLine } from '@baize/testkit/lottery-settlement';
import { expect } from 'vitest';
import { startToBeKilled } from '../../../../test/support/killed-program.ts';
import { type Line, useLotto } from './lotto.fixture.ts';

const program = fileURLToPath(new URL('./killed-process.fixture.ts', import.meta.url));
const gameId = 'elott-ssc-60s';
const rules = 'ssc';
const lines: Line[] = [
  { bet: 'sumWords', selection: 'odd', unitMinor: '1000' },
  { bet: 'sumWords', selection: 'even', unitMinor: '1000' },
  { bet: 'place', selection: '7||||', unitMinor: '1000' },
];
const costMinor = 3_000n;
const memberCount = 4;
const startMinor = 1_000_000_000n;
/** Longer than the clock of a process runs ahead in its life. */
const gapMs = 4 * 60_000;
const gapsAfterwards = 3;
const maxLifeMs = 250;

/** What a process of the lotteries is given. */
export interface LifeOfDesk {
  url: string;
  vendorsUrl: string;
  now: string;
  brandId: string;
  gameId: string;
  sessions: string[];
  ticket: { lines: Line[]; costMinor: string };
}

interface Row {
  id: string;
  player_ref: string;
  status: string;
  payout_minor: string | null;
  result: Record<string, string[]> | null;
}

/** Kills a process of lotteries again and again; afterwards every ticket counts whole or not at all, and each that was answered counts. */
export function useKilledDesk() {
  const lotto = useLotto();
  const { money } = lotto;

  const live = async (life: LifeOfDesk, sold: string[]): Promise<() => Promise<void>> => {
    const running = await startToBeKilled(program, life);
    return async () => {
      const output = await running.kill();
      sold.push(...output.split('\n').filter((id) => id !== ''));
    };
  };

  return async (kills: number, seed: string): Promise<void> => {
    const draw = drawOfRound({ serverSeed: seed.padStart(64, '0'), clientSeed: 'kills', nonce: 0 });
    const memberIds: string[] = [];
    while (memberIds.length < memberCount) memberIds.push(await money.newMember({ balanceMinor: startMinor }));
    const sold: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      money.clock.advanceMs(gapMs);
      const sessions: string[] = [];
      for (const memberId of memberIds) sessions.push((await lotto.enter(gameId, 0n, memberId)).session);
      const now = money.clock.now().toISOString();
      const ticket = { lines, costMinor: `${costMinor}` };
      const end = await live(
        {
          url: money.url,
          vendorsUrl: money.vendorsUrl,
          now,
          brandId: money.brand.id,
          gameId,
          sessions,
          ticket,
        },
        sold,
      );
      await new Promise((resolve) => setTimeout(resolve, draw(maxLifeMs)));
      await end();
    }
    lotto.restart();
    for (let gap = 0; gap < gapsAfterwards; gap += 1) {
      money.clock.advanceMs(gapMs);
      await lotto.desk().work();
      await lotto.desk().work();
    }
    const { rows } = await money.owner.query<Row>(`
      select t.id::text, t.status, t.payout_minor::text, i.result, t.player_ref
      from lotto.tickets t join lotto.issues i using (book, lottery_code, numero)`);
    const { rows: players } = await money.owner.query('select player_ref, member_id from player_refs');
    const memberOf = new Map<string, string>(players.map(({ player_ref, member_id }) => [player_ref, member_id]));
    const due = new Map(memberIds.map((id) => [id, startMinor]));
    for (const { id, player_ref, status, payout_minor, result } of rows) {
      const member_id = memberOf.get(player_ref) ?? '';
      expect([id, status]).toEqual([id, expect.stringMatching(/^(settled|refused)$/)]);
      if (status === 'refused') continue;
      const won = lines
        .map(({ bet, selection, unitMinor }) =>
          settleLine({ rules, bet, selection, unitMinor: BigInt(unitMinor) }, result ?? {}),
        )
        .reduce((sum, minor) => sum + minor, 0n);
      expect([id, payout_minor]).toEqual([id, `${won}`]);
      due.set(member_id, (due.get(member_id) ?? 0n) - costMinor + won);
    }
    const settled = new Set(rows.filter(({ status }) => status === 'settled').map(({ id }) => id));
    expect(sold.length).toBeGreaterThan(kills);
    expect(sold.filter((id) => !settled.has(id))).toEqual([]);
    for (const [memberId, minor] of due) expect(await money.cashOf(memberId)).toBe(minor);
    await money.expectCleanBooks();
  };
}
