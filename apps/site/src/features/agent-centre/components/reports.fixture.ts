import type { Calls, CallValue } from '@baize/contract';

export const centreFlags: CallValue<Calls['agentCentre']> = {
  ...{ enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true },
  ...{ canOpenMembers: true, canOpenAgents: true, canGiveContracts: true },
  rates: [{ gameType: 'RNG', percent: '0.8' }],
  ...{ directMembers: 3, maxDirectMembers: 50, waiting: 0 },
};

const play = { bets: 12, stake: '150.00', validTurnover: '140.00', payout: '120.00', net: '-30.00' };
export const span = { firstDate: '2026-03-02', lastDate: '2026-03-08', timeZone: 'Asia/Manila' };

export const overview: CallValue<Calls['agentOverview']> = {
  ...span,
  ...{ members: 1_234, active: 5, newMembers: 2, deposits: '500.00', withdrawals: '80.00', commission: '12.34' },
  ...play,
  days: [
    { date: '2026-03-02', newMembers: 2, ...play },
    { date: '2026-03-03', newMembers: 0, ...play },
  ],
};

const teamRow: CallValue<Calls['agentTeam']>['rows'][number] = {
  ...{ memberId: 'agent-below', name: 'bruno', type: 2, isBlocked: false, isDirect: true, teamSize: 4 },
  rates: [{ gameType: 'RNG', percent: '0.5' }],
  ...{ contracts: ['dividend'], registeredAt: '2026-03-01T00:00:00.000Z', lastLoginAt: null },
};
export const team: CallValue<Calls['agentTeam']> = {
  path: [{ memberId: '0198-member', name: 'lena' }],
  rows: [teamRow],
  total: 1,
};
export const below: CallValue<Calls['agentTeam']> = {
  path: [...team.path, { memberId: 'agent-below', name: 'bruno' }],
  rows: [{ ...teamRow, memberId: 'deep', name: 'ca***a', type: 0, isDirect: false, teamSize: 0, contracts: [] }],
  total: 1,
};

export const teamPlay: CallValue<Calls['agentTeamPlay']> = {
  ...span,
  sums: play,
  rows: [{ key: 'deep', name: 'ca***a', ...play }],
  total: 1,
};

export const payLine: CallValue<Calls['agentIncome']>['rows'][number] = {
  ...{ payId: 'p1', kind: 'dailySalary', period: '2026-03-03', state: 'paid', due: '150.00', paid: '150.00' },
  ...{ setOff: '37.50', computedAt: '2026-03-04T00:10:00.000Z' },
};
export const income: CallValue<Calls['agentIncome']> = {
  ...span,
  sources: [{ kind: 'dailySalary', paid: '150.00', held: '0.00' }],
  rows: [payLine],
  total: 1,
};

export const contract: CallValue<Calls['agentContracts']>['held'][number] = {
  ...{
    contractId: 'c1',
    kind: 'dividend',
    version: 1,
    state: 'sent',
    holderId: '0198-member',
    holder: 'lena',
    giver: '',
  },
  terms: {
    tiers: [{ amountAtLeast: '10000.00', activeAtLeast: 3, percent: '10' }],
    carriesLoss: true,
    needsTeamLoss: false,
  },
  ...{ waitsFor: 'holder', startsOn: null, endsOn: null, endReason: '' },
  ...{ createdAt: '2026-03-01T00:00:00.000Z', decidedAt: null },
};
