import { beforeEach } from 'vitest';
import type { BetLine } from '../../bets/index.ts';
import { gameCode, type MoneyHarness, type Player } from './money.fixture.ts';

interface CreditFields {
  txId: string;
  amountMinor: bigint;
  refTxIds: string[];
  roundEnd: boolean;
  kind: 'win' | 'jackpot';
}

/** A new player with 10.00 and a new round for each test, and the acts that a vendor sends about it. */
export function useRound(money: MoneyHarness) {
  let sequence = 0;
  const now = { player: undefined as unknown as Player, roundId: '' };

  const id = (name: string) => `${now.roundId}-${name}`;
  const ref = () => ({ roundId: now.roundId, gameCode, playerRef: now.player.playerRef });
  const nextRound = () => {
    sequence += 1;
    now.roundId = `round-${sequence}`;
  };
  beforeEach(async () => {
    nextRound();
    now.player = await money.newPlayer({ balanceMinor: 1_000n });
  });

  return {
    now,
    nextRound,
    /** An id that belongs to this round. */
    id,
    ref,
    debit: (txId = id('bet'), amountMinor = 60n) =>
      money.wallet.debit({ ...ref(), session: now.player.session, txId, amountMinor }),
    credit: (more: Partial<CreditFields> = {}) => {
      const win = { txId: id('win'), amountMinor: 100n, refTxIds: [id('bet')], roundEnd: false, kind: 'win' as const };
      return money.wallet.credit({ ...ref(), ...win, ...more });
    },
    cancel: (txId = id('cancel'), targetTxId = id('bet')) =>
      money.wallet.cancel({ ...ref(), txId, targetTxId, reason: 'time-out' }),
    cash: () => money.cashOf(now.player.memberId),
    bet: async () => {
      const { lines } = await money.bets.record({ memberId: now.player.memberId }, { pageNo: 1, pageSize: 10 });
      // A round that changed after its end has a line with each difference.
      const rounds = new Map<string, Pick<BetLine, 'stakeMinor' | 'payoutMinor' | 'status'>>();
      for (const { roundId, stakeMinor, payoutMinor, status } of lines) {
        const before = rounds.get(roundId) ?? { stakeMinor: 0n, payoutMinor: 0n };
        const sums = { stakeMinor: before.stakeMinor + stakeMinor, payoutMinor: before.payoutMinor + payoutMinor };
        rounds.set(roundId, { ...sums, status });
      }
      return [...rounds.values()];
    },
    block: () => money.owner.query('update members set blocked_at = now() where id = $1', [now.player.memberId]),
    endSiteSession: () =>
      money.owner.query('update sessions set ended_at = now() where id = $1', [now.player.siteSessionId]),
    expireSiteSession: () =>
      money.owner.query('update sessions set expires_at = $2 where id = $1', [
        now.player.siteSessionId,
        money.clock.now(),
      ]),
  };
}
