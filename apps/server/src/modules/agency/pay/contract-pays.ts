import { type ChainLink, divideChain, dividePositions } from '@baize/agents';
import type { ContractKind } from '@baize/contract';
import { localDateOf } from '@baize/periods';
import type { Database } from '../../../platform/database/database.ts';
import { type AgentRules, carriesOver } from '../contracts/index.ts';
import { contractsOn, type PayingContract } from './contracts.ts';
import { costsOf, depositsOf, figuresOfDays, figuresOfHour, noFigures } from './figures.ts';
import { dividendOwn, hourOf, type Own, positionOwn, shareOwn, wageOf } from './own.ts';
import { amountStep, type PayRun, type WantedPay } from './schema.ts';
import { carriedInto, dueOfOtherSlots } from './store.ts';

/** What each contract of a run comes to on its own. */
async function ownOf(
  database: Database,
  run: PayRun & { kind: ContractKind },
  contracts: readonly PayingContract[],
  rules: AgentRules,
): Promise<(contract: PayingContract) => Own> {
  const { kind, period, zone } = run;
  const agentIds = contracts.map(({ memberId }) => memberId);
  const hasCosts = carriesOver(kind);
  const activeAtLeastMinor = hasCosts ? rules.activeInPeriodMinor : rules.activeInDayMinor;
  const question = { ...run, agentIds, activeAtLeastMinor };
  const firstDate = localDateOf(period.start, zone);
  const lastDate = localDateOf(new Date(period.end.getTime() - 1), zone);
  const figures =
    kind === 'hourSalary'
      ? await figuresOfHour(database, question, period.start)
      : await figuresOfDays(database, question, firstDate, lastDate);
  const costs = hasCosts ? await costsOf(database, question, period) : new Map<string, never>();
  const carried = hasCosts ? await carriedInto(database, run, agentIds) : new Map<string, bigint>();
  const deposits = kind === 'revenueShare' ? await depositsOf(database, question, period) : new Map<string, bigint>();
  return (contract) => {
    const { memberId } = contract;
    const own = figures.get(memberId) ?? noFigures;
    if (kind === 'dailySalary') return wageOf(contract, own);
    if (kind === 'hourSalary' || kind === 'realTimeSalary') return hourOf(contract, own);
    if (kind === 'positionTaking') return positionOwn(contract, own);
    const cost = costs.get(memberId) ?? { paysMinor: 0n, bonusesMinor: 0n };
    const carriedMinor = carried.get(memberId) ?? 0n;
    if (kind === 'dividend') return dividendOwn(contract, own, cost, carriedMinor);
    const { bonusesMinor } = cost;
    return shareOwn(contract, own, { bonusesMinor, carriedMinor, depositsMinor: deposits.get(memberId) ?? 0n }, rules);
  };
}

/** What a run of a contract's kind owes each holder: his own share after those below him (rulebook 8.1, 8.4 to 8.8). */
export async function contractPays(
  database: Database,
  run: PayRun & { kind: ContractKind },
  rules: AgentRules,
): Promise<WantedPay[]> {
  const date = localDateOf(run.period.start, run.zone);
  const contracts = await contractsOn(database, { brandId: run.brandId, kind: run.kind, date });
  if (contracts.length === 0) return [];
  const own = await ownOf(database, run, contracts, rules);
  const owns = new Map(contracts.map((contract) => [contract.memberId, own(contract)]));
  const links = contracts.map((contract): ChainLink => {
    const { baseMinor, rate } = owns.get(contract.memberId) as Own;
    return { id: contract.memberId, parentId: contract.givenBy, baseMinor, rate };
  });
  const divide = run.kind === 'positionTaking' ? dividePositions : divideChain;
  const shares = new Map(divide(links).map((share) => [share.id, share]));
  const elsewhere =
    run.kind === 'realTimeSalary' ? await dueOfOtherSlots(database, run, date) : new Map<string, bigint>();
  return contracts.map(({ memberId, contractId }) => {
    const { steps, carryMinor } = owns.get(memberId) as Own;
    const share = shares.get(memberId);
    if (!share) throw new Error(`the contract of ${memberId} has no share`);
    const otherSlotsMinor = elsewhere.get(memberId) ?? 0n;
    const slot = [amountStep('dueOfDay', share.keepsMinor), amountStep('paidBefore', -otherSlotsMinor)];
    return {
      ...{ memberId, contractId, carryMinor },
      dueMinor: share.keepsMinor - otherSlotsMinor,
      ...(run.kind === 'realTimeSalary' ? { dayDueMinor: share.keepsMinor } : {}),
      steps: [
        ...steps,
        amountStep('gross', share.grossMinor),
        amountStep('paysDown', -share.paysDownMinor),
        ...(run.kind === 'realTimeSalary' ? slot : [amountStep('keeps', share.keepsMinor)]),
        ...(carryMinor === 0n ? [] : [amountStep('carry', carryMinor)]),
      ],
    };
  });
}
