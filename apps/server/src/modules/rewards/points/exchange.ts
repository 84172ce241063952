import { sql } from 'kysely';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { accountOf, findReplay, sourceOfRewards, spendPoints, type Wallet } from '../../ledger/index.ts';
import type { RewardDependencies } from '../dependencies.ts';

export interface ExchangeRequest {
  memberId: string;
  requestId: string;
  points: bigint;
  pointsPerUnit: bigint;
  exponent: number;
}

/** Whole points of a wallet; who never earned one has no account for them. */
export const pointsOf = (wallet: Pick<Wallet, 'accounts' | 'currencyCode'> | null): bigint =>
  wallet?.accounts.find(({ kind, currencyCode }) => kind === 'points' && currencyCode === wallet.currencyCode)
    ?.balanceMinor ?? 0n;

/** What points are worth in minor units, floored. */
export const worthOf = (points: bigint, pointsPerUnit: bigint, exponent: number): bigint =>
  (points * 10n ** BigInt(exponent)) / pointsPerUnit;

type Exchanged = Result<
  { pointsLeft: bigint; amountMinor: bigint; cashMinor: bigint; isReplay: boolean },
  'insufficient_points' | 'limit_reached' | 'account_blocked' | 'repeated_with_other_content'
>;

/** Points become cash, once for each request. */
export const createExchange =
  ({ ledger }: Pick<RewardDependencies, 'ledger'>) =>
  ({ memberId, requestId, points, pointsPerUnit, exponent }: ExchangeRequest): Promise<Exchanged> => {
    const reference = `exchange/${memberId}/${requestId}`;
    const cashMinor = worthOf(points, pointsPerUnit, exponent);
    return ledger.runWalletTransaction<null, Exchanged>({
      memberId,
      references: [{ source: sourceOfRewards, reference }],
      facts: () => sql<null>`null`,
      decide: ({ wallet }) => {
        if (!wallet) throw new TypeError(`there is no member ${memberId}`);
        if (cashMinor === 0n) return { answer: fail('limit_reached') };
        const act = spendPoints({ reference, memberId, subject: requestId, amountMinor: points, cashMinor });
        const cashNow = accountOf(wallet, 'cash').balanceMinor;
        const replayed = findReplay(wallet, act);
        const answer = { pointsLeft: pointsOf(wallet), amountMinor: cashMinor, cashMinor: cashNow, isReplay: true };
        if (replayed.status === 'same') return { answer: ok(answer) };
        if (replayed.status !== 'new') return { answer: fail('repeated_with_other_content') };
        if (wallet.isBlocked) return { answer: fail('account_blocked') };
        if (pointsOf(wallet) < points) return { answer: fail('insufficient_points') };
        return {
          acts: [act],
          lockedAccount: 'cash',
          booked: ({ balance }) => ({
            answer: ok({
              ...answer,
              pointsLeft: answer.pointsLeft - points,
              cashMinor: balance.cashMinor,
              isReplay: false,
            }),
          }),
          insufficient: fail('insufficient_points'),
        };
      },
    });
  };
