import type { MovementName } from '../../money.ts';

/** What a report can be split by. */
export const reportDimensions = [
  'day',
  'week',
  'month',
  'brand',
  'gameType',
  'vendor',
  'game',
  'country',
  'agent',
  'provider',
  'method',
  'jackpot',
  'currency',
] as const;
export type ReportDimension = (typeof reportDimensions)[number];

const times = ['day', 'week', 'month', 'brand', 'currency'] as const satisfies readonly ReportDimension[];
const ofMember = ['country', 'agent'] as const satisfies readonly ReportDimension[];

/** Where figures are added up from, and what each can be split by. The first that knows all that is asked for is read. */
export const reportSources = {
  /** Days of members in the betting record. */
  play: [...times, ...ofMember, 'gameType', 'vendor'],
  /** Days of games in the betting record: which members played is not known. */
  games: [...times, 'gameType', 'vendor', 'game'],
  /** Days of members in the journal. */
  money: [...times, ...ofMember],
  /** The same for what went through a payment provider. */
  payments: [...times, ...ofMember, 'provider'],
  /** The same with the method of the cashier that a deposit came by; a payout has none. */
  deposits: [...times, ...ofMember, 'provider', 'method'],
  jackpots: [...times, ...ofMember, 'jackpot'],
  /** Members by the day on which they signed up. */
  members: [...times, ...ofMember],
  /** The first deposit of each member. */
  firstDeposits: [...times, ...ofMember],
} as const satisfies Record<string, readonly ReportDimension[]>;
export type ReportSource = keyof typeof reportSources;

/** A figure that is added up from a source. */
export interface MeasuredFigure {
  unit: 'count' | 'amount';
  sources: readonly ReportSource[];
  /** Of the journal: what adds to it and what is taken off. */
  movements?: { plus: readonly MovementName[]; minus?: readonly MovementName[] };
  /** What a provider or vendor charges by the terms that staff keeps, for each row of the source by itself. */
  charged?: 'payments' | 'games';
}

/** A figure that others give: the first less the rest. */
export interface DerivedFigure {
  unit: 'amount';
  first: string;
  less: readonly string[];
}

const play = ['play', 'games'] as const;

/** Each figure that a report can show: its unit, where it comes from, and so what it can be split by. Trial accounts count in none. */
export const reportFigures = {
  bets: { unit: 'count', sources: play },
  players: { unit: 'count', sources: ['play'] },
  stakes: { unit: 'amount', sources: play },
  validTurnover: { unit: 'amount', sources: play },
  wins: { unit: 'amount', sources: play },
  ggr: { unit: 'amount', first: 'stakes', less: ['wins'] },
  /** What gives members cash beside what they win. Wins of free rounds are among the wins, and no second time a cost here. */
  bonusCost: {
    unit: 'amount',
    sources: ['money'],
    movements: { plus: ['promo', 'rewardPaid', 'rebatePaid', 'bonusConvert'] },
  },
  ngr: { unit: 'amount', first: 'ggr', less: ['bonusCost'] },
  freeRoundWins: { unit: 'amount', sources: ['money'], movements: { plus: ['freeRoundWin'] } },
  jackpotsPaid: { unit: 'amount', sources: ['jackpots'], movements: { plus: ['jackpotWin'] } },
  jackpotContributions: {
    unit: 'amount',
    sources: ['jackpots'],
    movements: { plus: ['jackpotContribution'], minus: ['jackpotReturn'] },
  },
  commissions: { unit: 'amount', sources: ['money'], movements: { plus: ['commissionEarn'] } },
  deposits: { unit: 'count', sources: ['deposits'], movements: { plus: ['deposit'] } },
  /** Less what was reversed. */
  deposited: {
    unit: 'amount',
    sources: ['deposits'],
    movements: { plus: ['deposit'], minus: ['depositReversal', 'depositReversalOwed'] },
  },
  withdrawals: { unit: 'count', sources: ['payments'], movements: { plus: ['withdrawalPayout'] } },
  /** Less what came back. */
  withdrawn: {
    unit: 'amount',
    sources: ['payments'],
    movements: { plus: ['withdrawalPayout'], minus: ['withdrawalReturn'] },
  },
  net: { unit: 'amount', first: 'deposited', less: ['withdrawn'] },
  cashierFees: {
    unit: 'amount',
    sources: ['money'],
    movements: { plus: ['cashierFee'], minus: ['cashierFeeRefund'] },
  },
  /** Of deposits and payouts; what came back or was reversed is charged all the same. */
  paymentFees: { unit: 'amount', sources: ['deposits'], charged: 'payments' },
  /** A share of the GGR: where members won more than they staked it is below zero. */
  vendorFees: { unit: 'amount', sources: ['games'], charged: 'games' },
  ngrAfterFees: { unit: 'amount', first: 'ngr', less: ['paymentFees', 'vendorFees'] },
  registrations: { unit: 'count', sources: ['members'] },
  firstDeposits: { unit: 'count', sources: ['firstDeposits'] },
  firstDeposited: { unit: 'amount', sources: ['firstDeposits'] },
} as const satisfies Record<string, MeasuredFigure | DerivedFigure>;
export type ReportFigure = keyof typeof reportFigures;
export const reportFigureNames = Object.keys(reportFigures) as ReportFigure[];

/** The measured figures that a figure comes to, with the sign of each. */
export function partsOfFigure(name: ReportFigure): readonly { measure: ReportFigure; sign: 1 | -1 }[] {
  const figure: MeasuredFigure | DerivedFigure = reportFigures[name];
  if (!('first' in figure)) return [{ measure: name, sign: 1 }];
  const taken = figure.less.flatMap((less) => partsOfFigure(less as ReportFigure));
  return [
    ...partsOfFigure(figure.first as ReportFigure),
    ...taken.map(({ measure, sign }) => ({ measure, sign: (sign === 1 ? -1 : 1) as 1 | -1 })),
  ];
}

/** Where a measured figure is read when it is split so; undefined: nowhere. */
export function sourceOfMeasure(name: ReportFigure, by: readonly ReportDimension[]): ReportSource | undefined {
  const figure: MeasuredFigure | DerivedFigure = reportFigures[name];
  if ('first' in figure) return undefined;
  return figure.sources.find((source) =>
    by.every((dimension) => (reportSources[source] as readonly ReportDimension[]).includes(dimension)),
  );
}

/** Whether a figure has an honest value when it is split so. */
export const canSplit = (name: ReportFigure, by: readonly ReportDimension[]): boolean =>
  partsOfFigure(name).every(({ measure }) => sourceOfMeasure(measure, by) !== undefined);

/** What a figure can be split by, alone. */
export const dimensionsOfFigure = (name: ReportFigure): ReportDimension[] =>
  reportDimensions.filter((dimension) => canSplit(name, [dimension]));
