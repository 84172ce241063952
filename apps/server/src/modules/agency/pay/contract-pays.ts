import { type ChainLink, dailyWageRate, divideChain, dividendOf, hourlyRate, type Rate } from '@baize/agents';
import type { ContractKind } from '@baize/contract';
import { localDateOf } from '@baize/periods';
import type { Database } from '../../../platform/database/database.ts';
import { type AgentRules, tiersOf } from '../contracts/index.ts';
import { contractsOn, type PayingContract } from './contracts.ts';
import { costsOf, figuresOfDays, figuresOfHour, noFigures, type TeamFigures } from './figures.ts';
import { amountStep, countStep, type PayRun, type Step, type WantedPay } from './schema.ts';
import { carriedInto, dueOfOtherSlots } from './store.ts';

/** What a contract comes to on its own, before it is divided among those below. */
interface Own {
  baseMinor: bigint;
  rate: Rate;
  carryMinor: bigint;
  steps: readonly Step[];
}

const percentOf = ({ numerator, denominator }: Rate): string => {
  const [scale, places] = [1_000_000n, 4];
  const text = ((numerator * scale) / denominator).toString().padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`.replace(/\.?0+$/, '');
};
const rateStep = (rate: Rate): Step => ({ step: 'rate', label: '', unit: 'percent', value: percentOf(rate) });
const activeSteps = ({ turnoverMinor, active }: TeamFigures) => [
  amountStep('turnover', turnoverMinor),
  countStep('active', active),
];

const ofTurnover = (figures: TeamFigures, rate: Rate, steps: readonly Step[]): Own => ({
  ...{ baseMinor: figures.turnoverMinor, rate, carryMinor: 0n },
  steps: [...steps, rateStep(rate)],
});

function wageOf({ terms }: PayingContract, figures: TeamFigures): Own {
  const { turnoverMinor, active, lossMinor: teamLossMinor } = figures;
  const wage = { tiers: tiersOf(terms), needsTeamLoss: terms.needsTeamLoss };
  const loss = terms.needsTeamLoss ? [amountStep('teamLoss', teamLossMinor)] : [];
  return ofTurnover(figures, dailyWageRate(wage, { turnoverMinor, active, teamLossMinor }), [
    ...activeSteps(figures),
    ...loss,
  ]);
}

function hourOf({ terms }: PayingContract, figures: TeamFigures): Own {
  const [tier] = tiersOf(terms);
  if (!tier) throw new Error('a contract has no tier');
  const hourly = { rate: tier.rate, turnoverAtLeastMinor: tier.amountAtLeastMinor };
  return ofTurnover(figures, hourlyRate(hourly, figures.turnoverMinor), [
    amountStep('turnover', figures.turnoverMinor),
  ]);
}

function dividendOwn(
  { terms }: PayingContract,
  figures: TeamFigures,
  costs: { paysMinor: bigint; bonusesMinor: bigint },
  carriedMinor: bigint,
): Own {
  const lossMinor = figures.lossMinor - costs.paysMinor - costs.bonusesMinor;
  const period = { lossMinor, active: figures.active, carriedMinor };
  const dividend = dividendOf({ tiers: tiersOf(terms), carriesLoss: terms.carriesLoss }, period);
  return {
    baseMinor: dividend.baseMinor,
    rate: dividend.rate,
    carryMinor: dividend.carryMinor,
    steps: [
      amountStep('teamLoss', figures.lossMinor),
      amountStep('costs', -costs.paysMinor),
      amountStep('bonuses', -costs.bonusesMinor),
      amountStep('carried', terms.carriesLoss ? carriedMinor : 0n),
      amountStep('base', dividend.baseMinor),
      countStep('active', figures.active),
      rateStep(dividend.rate),
    ],
  };
}

/** What each contract of a run comes to on its own. */
async function ownOf(
  database: Database,
  run: PayRun & { kind: ContractKind },
  contracts: readonly PayingContract[],
  rules: AgentRules,
): Promise<(contract: PayingContract) => Own> {
  const { kind, period, zone } = run;
  const agentIds = contracts.map(({ memberId }) => memberId);
  const isDividend = kind === 'dividend';
  const activeAtLeastMinor = isDividend ? rules.activeInPeriodMinor : rules.activeInDayMinor;
  const question = { ...run, agentIds, activeAtLeastMinor };
  const firstDate = localDateOf(period.start, zone);
  const lastDate = localDateOf(new Date(period.end.getTime() - 1), zone);
  const figures =
    kind === 'hourSalary'
      ? await figuresOfHour(database, question, period.start)
      : await figuresOfDays(database, question, firstDate, lastDate);
  const costs = isDividend ? await costsOf(database, question, period) : new Map();
  const carried = isDividend ? await carriedInto(database, run, agentIds) : new Map<string, bigint>();
  return (contract) => {
    const own = figures.get(contract.memberId) ?? noFigures;
    if (kind === 'dailySalary') return wageOf(contract, own);
    if (kind === 'hourSalary' || kind === 'realTimeSalary') return hourOf(contract, own);
    const cost = costs.get(contract.memberId) ?? { paysMinor: 0n, bonusesMinor: 0n };
    return dividendOwn(contract, own, cost, carried.get(contract.memberId) ?? 0n);
  };
}

/** What a run of a contract's kind owes each holder: his own share after those below him (rulebook 8.4 to 8.7). */
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
  const shares = new Map(divideChain(links).map((share) => [share.id, share]));
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
        ...(carryMinor < 0n ? [amountStep('carry', carryMinor)] : []),
      ],
    };
  });
}
