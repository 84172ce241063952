import type { RewardSettings } from '@baize/contract';
import { beforeAll, beforeEach } from 'vitest';
import { testSecret } from '../../../test/support/test-server.ts';
import { untilCounted } from '../../../test/support/until-counted.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { createSecretBox } from '../../platform/crypto/secret-box.ts';
import { grantStatement } from '../gateway/index.ts';
import { type MoneyHarness, useMoney } from '../gateway/testing/money.fixture.ts';
import { earnPoints } from '../ledger/index.ts';
import { createTurnover } from '../turnover/index.ts';
import { createRewards, type RewardNotice, type RewardsModule } from './index.ts';

export const rightPassword = '739204';

export interface RewardHarness extends MoneyHarness {
  rewards: RewardsModule;
  notices: RewardNotice[];
  levels: { memberId: string; level: number; name: string }[];
  birthdays: Map<string, string>;
  staff: {
    id: string;
    brandId: string;
    sessionId: string;
    username: string;
    permissions: [];
    permissionsEverywhere: [];
    forAllBrands: true;
    secondFactor: 'given';
  };
  /** What routes are given of a caller. */
  caller(memberId: string): {
    brand: MoneyHarness['brand'];
    ip: string;
    origin: string;
    userAgent: string;
    member: { id: string; brandId: string; sessionId: string; type: 0 };
  };
  staffCaller(): {
    brand: MoneyHarness['brand'];
    ip: string;
    origin: string;
    userAgent: string;
    staff: RewardHarness['staff'];
  };
  /** Writes a version of the brand's settings and lets it count. */
  setUp(content: RewardSettings): Promise<void>;
  /** Plays a round of the harness's game to its end, and counts it. */
  play(player: Awaited<ReturnType<MoneyHarness['newPlayer']>>, stakeMinor: bigint, winMinor: bigint): Promise<string>;
  runJob(kind: string, due: { key: string; start: Date; end: Date }): Promise<void>;
  pointsOf(memberId: string): Promise<bigint>;
  /** A new member with so many points. */
  withPoints(points: bigint): Promise<string>;
}

/** Rewards over real books, with members' passwords and messages that the test sees. */
export function useRewards(): RewardHarness {
  const harness = useMoney() as RewardHarness;
  let turnover: ReturnType<typeof createTurnover>;
  let rounds = 0;

  beforeAll(() => {
    const { database, clock, ledger } = harness;
    harness.staff = {
      ...{ id: newId(), brandId: harness.brand.id, sessionId: newId(), username: 'rosa' },
      ...{ permissions: [], permissionsEverywhere: [], forAllBrands: true, secondFactor: 'given' },
    };
    harness.levels = [];
    harness.birthdays = new Map();
    harness.notices = [];
    turnover = createTurnover({ database, clock, zoneOf: async () => 'Asia/Manila' });
    harness.rewards = createRewards({
      ...{ database, clock, newId, ledger, secretBox: createSecretBox(testSecret) },
      brands: {
        settingsOf: async () => ({ timeZone: 'Asia/Manila' }),
        calendarSubjects: async () => [{ subject: harness.brand.id, zone: 'Asia/Manila', since: new Date(0) }],
      },
      members: {
        checkPaymentPassword: async (_memberId, value) =>
          value === rightPassword ? null : { ok: false, message: 'payment_password_wrong' },
        setLevel: async (_transaction, memberId, level, name) => void harness.levels.push({ memberId, level, name }),
        birthdayOf: async (memberId) => harness.birthdays.get(memberId) ?? null,
      },
      freeRounds: {
        games: [{ ...harness.game, betsMinor: [100n, 200n] }],
        grantStatement,
        openOf: harness.gateway.openFreeRoundsOf,
      },
      blockByRiskRules: async () => undefined,
      promotions: { publish: async () => undefined, withdraw: async () => undefined },
      notify: (notice) => {
        harness.notices.push(notice);
        return [];
      },
      auditStatement: () => ({ name: 'nothing', text: 'select 1', values: [] }),
      noteReading: async () => undefined,
      onFailure: (error) => void harness.failures.push(error),
    });
  });
  beforeEach(() => {
    harness.notices.length = 0;
    harness.levels.length = 0;
  });

  harness.caller = (memberId) => ({
    ...{ brand: harness.brand, ip: '', origin: '', userAgent: '' },
    member: { id: memberId, brandId: harness.brand.id, sessionId: '', type: 0 },
  });
  harness.staffCaller = () => ({ brand: harness.brand, ip: '', origin: '', userAgent: '', staff: harness.staff });

  harness.setUp = async (content) => {
    const { rows } = await harness.owner.query<{ version: number }>(
      'select coalesce(max(version), 0)::int as version from reward_settings where brand_id = $1 and kind = $2',
      [harness.brand.id, content.kind],
    );
    const body = { content, version: rows[0]?.version ?? 0, reason: 'for the test' };
    const answer = await harness.rewards.routes.staffRewardSettingsSet({ ...harness.staffCaller(), body });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  };

  harness.play = async ({ playerRef, session }, stakeMinor, winMinor) => {
    rounds += 1;
    const roundId = `reward-round-${rounds}`;
    const answer = await harness.wallet.play({
      ...{ roundId, gameCode: harness.game.gameCode, playerRef, session, roundEnd: true },
      debits: [{ txId: `${roundId}-s`, amountMinor: stakeMinor }],
      credits: winMinor > 0n ? [{ txId: `${roundId}-w`, amountMinor: winMinor, kind: 'win' }] : [],
    });
    await untilCounted(harness.owner, turnover.follow);
    return answer.code;
  };

  harness.runJob = async (kind, due) => {
    const job = harness.rewards.jobs.find((one) => one.kind === kind);
    if (!job || !('repeat' in job)) throw new Error(`there is no job ${kind}`);
    await job.repeat({ ...due, subject: harness.brand.id, zone: 'Asia/Manila' });
  };

  /** Points from nowhere but the ledger's own act. */
  harness.withPoints = async (points) => {
    const memberId = await harness.newMember();
    const act = earnPoints({ reference: `test/${memberId}`, memberId, subject: 'test', amountMinor: points });
    await harness.ledger.runWalletTransaction({
      memberId,
      references: [],
      facts: () => null as never,
      decide: () => ({ acts: [act], lockedAccount: 'cash', booked: () => ({ answer: null }), insufficient: null }),
    });
    return memberId;
  };

  harness.pointsOf = async (memberId) => {
    const wallet = await harness.ledger.walletOf(memberId);
    return wallet?.accounts.find(({ kind }) => kind === 'points')?.balanceMinor ?? 0n;
  };
  return harness;
}
