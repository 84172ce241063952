import { fileURLToPath } from 'node:url';
import { drawOfRound } from '@baize/fairness';
import { expect } from 'vitest';
import { startToBeKilled } from '../../../../../test/support/killed-program.ts';
import { useWithdrawals } from './withdrawals.fixture.ts';

const program = fileURLToPath(new URL('./killed-process.fixture.ts', import.meta.url));
const memberCount = 3;
const startMinor = 10_000_000n;
const hourMs = 3_600_000;
const maxLifeMs = 300;

/** Kills a process of withdrawals again and again; afterwards each payment was made once, and the books say the same as the provider. */
export function useKills() {
  const rig = useWithdrawals();
  const { money, script } = rig;

  const settle = async (): Promise<void> => {
    for (let round = 0; round < 4; round += 1) {
      money.clock.advanceMs(hourMs);
      for (const job of rig.out.jobs) if ('repeat' in job) await job.repeat({} as never);
      await rig.idle();
    }
  };

  return async (kills: number, seed: string): Promise<void> => {
    const draw = drawOfRound({ serverSeed: seed.padStart(64, '0'), clientSeed: 'kills', nonce: 0 });
    const members: { memberId: string; accountId: string }[] = [];
    while (members.length < memberCount) {
      const memberId = await money.newMember({ balanceMinor: startMinor });
      members.push({ memberId, accountId: await rig.bind(memberId) });
    }
    const { brand, url } = money;
    for (let kill = 0; kill < kills; kill += 1) {
      money.clock.advanceMs(hourMs);
      const now = money.clock.now().toISOString();
      const running = await startToBeKilled(program, { url, now, providerUrl: rig.provider.url, brand, members });
      await new Promise((resolve) => setTimeout(resolve, draw(maxLifeMs)));
      await running.kill();
    }
    await settle();
    const { rows } = await money.owner.query<{ paid: string; open: number; count: number }>(
      `select coalesce(sum(paid_minor), 0)::text as paid, count(*)::int as count,
         count(*) filter (where state in ('REQUESTED', 'APPROVED', 'PAYING'))::int as open from withdrawals`,
    );
    const taken = [...script.taken.values()].reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
    expect(rows[0]).toMatchObject({ paid: String(taken), open: 0 });
    expect(rows[0]?.count).toBeGreaterThan(0);
    let left = 0n;
    for (const { memberId } of members) {
      const balance = await money.ledger.balanceOf(memberId);
      left += (balance?.cashMinor ?? 0n) + (balance?.lockedMinor ?? 0n);
    }
    expect(left + taken).toBe(startMinor * BigInt(memberCount));
    await money.expectCleanBooks();
  };
}
