import { randomUUID } from 'node:crypto';
import type { ContractKind, ContractTerms, GameType, MemberType, PayKind } from '@baize/contract';
import { beforeEach } from 'vitest';
import { insertBrand } from '../../../test/support/factories.ts';
import { newId } from '../../platform/crypto/ids.ts';
import type { Database } from '../../platform/database/database.ts';
import { createAuditLog } from '../audit-log/index.ts';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { createMemberMoves } from '../identity/uplines.ts';
import { type AgentsDependencies, createAgents } from './agents.ts';
import type { ContractNotice } from './contracts/index.ts';
import { type PayTools, readRun, runPays } from './pay/index.ts';
import { defaultRules } from './rules.fixture.ts';

const manila = 'Asia/Manila';
/** A Monday at noon in Manila. */
const beginning = Date.parse('2026-03-02T04:00:00.000Z');
const hourMs = 3_600_000;

/** Agents over real books, in a brand of their own in Manila whose clock stands at Monday noon before each test. */
export function useAgents() {
  const money = useMoney();
  const state = { rules: { ...defaultRules }, notices: [] as ContractNotice[], staffId: '', zone: manila };
  const agents = {} as ReturnType<typeof createAgents>;
  const tools = {} as AgentsDependencies;

  beforeEach(async () => {
    money.clock.jumpMs(beginning - money.clock.now().getTime());
    Object.assign(state, { rules: { ...defaultRules }, notices: [], zone: manila });
    const { database, clock, ledger } = money;
    const auditLog = createAuditLog({ database, clock, anchorPath: '' });
    const moveMember = createMemberMoves({ database, clock });
    money.brand = await insertBrand(money.owner, `agents_${newId().slice(-12)}`);
    Object.assign(tools, {
      ...{ database, clock, newId, ledger, auditLog, moveMember },
      brands: {
        settingsOf: async () => ({ agents: state.rules, timeZone: state.zone }),
        publicOriginOf: async () => 'https://agents.example',
      },
      notifyMember: async (_transaction: Database, notice: ContractNotice) => void state.notices.push(notice),
      followTurnover: async () => undefined,
      calendarSubjects: async () => [{ subject: money.brand.id, zone: state.zone, since: new Date(0) }],
      openAccount: async () => {
        throw new Error('accounts are opened by identity’s own tests');
      },
    } satisfies AgentsDependencies);
    Object.assign(agents, createAgents(tools));
    state.staffId = newId();
    await money.owner.query(`insert into staff (id, username, password_hash, created_at) values ($1, $2, '', now())`, [
      state.staffId,
      `s${state.staffId.slice(-12)}`,
    ]);
  });

  /** An account directly below another, for as long as there were accounts. */
  const open = async (under: string | null, type: Exclude<MemberType, 4> = 1): Promise<string> => {
    const id = await money.newMember({ type });
    if (under === null) return id;
    await money.owner.query(
      `update members m set upline_id = u.id, upline_path = team_path(u.id, u.upline_path) from members u where m.id = $1 and u.id = $2`,
      [id, under],
    );
    await money.owner.query(
      `insert into member_teams (member_id, valid_from, upline_path) select id, '-infinity', upline_path from members where id = $1`,
      [id],
    );
    return id;
  };

  const caller = (id: string, type: MemberType = 1) => ({
    ...{ brand: money.brand, ip: '192.0.2.7', origin: '', userAgent: '' },
    member: { id, brandId: money.brand.id, sessionId: '', type },
  });
  const desk = (brand = money.brand) => ({
    ...{ brand, ip: '192.0.2.9', origin: '', userAgent: '' },
    staff: {
      ...{ id: state.staffId, brandId: brand.id, sessionId: '', username: 'staff', forAllBrands: false },
      ...{ permissions: [], permissionsEverywhere: [], secondFactor: 'given' as const },
    },
  });

  /** What a member turned over in a local day and hour, and lost of it. */
  const play = async (
    memberId: string,
    {
      day = '2026-03-02',
      hour = 10,
      turnover,
      loss = 0n,
      gameType = 'RNG',
    }: { day?: string; hour?: number; turnover: bigint; loss?: bigint; gameType?: GameType },
  ): Promise<void> => {
    const startsAt = new Date(Date.parse(`${day}T00:00:00+08:00`) + hour * hourMs);
    for (const [table, span, value] of [
      ['turnover_days', 'day', day],
      ['turnover_hours', 'starts_at', startsAt],
    ] as const) {
      await money.owner.query(
        `insert into ${table} as k (member_id, ${span}, game_type, vendor_code, currency_code, account_kind, brand_id, upline_path, bets,
           stake_minor, valid_turnover_minor, payout_minor)
         values ($1, $2, $3, 'BAIZE', $4, 'cash', $5, upline_path_at($1, $6), 1, $7, $8, $9)
         on conflict (member_id, ${span}, game_type, vendor_code, currency_code, account_kind) do update set bets = k.bets + 1,
           stake_minor = k.stake_minor + excluded.stake_minor, valid_turnover_minor = k.valid_turnover_minor + excluded.valid_turnover_minor,
           payout_minor = k.payout_minor + excluded.payout_minor`,
        [
          memberId,
          value,
          gameType,
          money.brand.currency.code,
          money.brand.id,
          startsAt,
          turnover,
          turnover,
          turnover - loss,
        ],
      );
    }
  };

  const termsOf = (tiers: [string, number, string][], flags: Partial<ContractTerms> = {}): ContractTerms => ({
    ...{ carriesLoss: false, needsTeamLoss: false, ...flags },
    tiers: tiers.map(([amountAtLeast, activeAtLeast, percent]) => ({ amountAtLeast, activeAtLeast, percent })),
  });

  /** A contract that both sides agreed to; it pays from the next period on. */
  const agree = async (giver: string | null, holder: string, kind: ContractKind, terms: ContractTerms) => {
    const body = { requestId: randomUUID(), memberId: holder, kind, terms, endHigher: false };
    const offered =
      giver === null
        ? await agents.routes.staffAgentContractOffer({ ...desk(), body: { ...body, reason: 'agreed by phone' } })
        : await agents.routes.agentContractOffer({ ...caller(giver), body: { ...body, isSent: true } });
    if (!offered.ok) throw new Error(offered.message);
    const answered = await answer(holder, offered.value.contractId, kind, 'accept');
    if (!answered.ok) throw new Error(answered.message);
    return answered.value;
  };

  const routeOf = {
    dividend: 'processDividendReq',
    dailySalary: 'processDailySalContract',
    hourSalary: 'processContractHourSalary',
    realTimeSalary: 'processRealTimeSalaryContract',
    revenueShare: 'agentContractAnswer',
    positionTaking: 'agentContractAnswer',
  } as const;
  const answer = (who: string, contractId: string, kind: ContractKind, action: 'accept' | 'reject' | 'terminate') =>
    agents.routes[routeOf[kind]]({ ...caller(who), body: { contractId, action } });

  /** A run of a kind for a period; by default with the books as they are. */
  const pay = async (
    kind: PayKind,
    key: string,
    [start, end]: [string, string],
    ledger: PayTools['ledger'] = money.ledger,
  ) => {
    const period = { key, start: new Date(`${start}+08:00`), end: new Date(`${end}+08:00`) };
    return runPays({ ...tools, ledger }, await readRun(tools, money.brand.id, kind, period));
  };
  /** The run of a whole local day. */
  const payDay = (kind: PayKind, day: string, ledger?: PayTools['ledger']) => {
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hourMs).toISOString().slice(0, 10);
    return pay(kind, day, [`${day}T00:00`, `${next}T00:00`], ledger);
  };

  /** A member's own line of a run; null where there is none. */
  const lineOf = async (id: string, kind: PayKind | 'rebate', period: string) => {
    const answer = await agents.routes.agentIncomeLine({ ...caller(id), params: { kind, period } });
    return answer.ok ? answer.value : null;
  };

  return { money, state, agents, tools, open, caller, desk, play, termsOf, agree, answer, pay, payDay, lineOf };
}
