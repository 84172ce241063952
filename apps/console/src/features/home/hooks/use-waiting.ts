import { useQuery } from '@tanstack/react-query';
import { useUnreadChats } from '../../../lib/chats.ts';
import { jobKindsQuery } from '../../../lib/job-kinds.ts';
import { type ListName, listQuery } from '../../../lib/list-query.ts';
import { type Requirement, useAccess } from '../../../lib/staff.ts';

const lookEveryMs = 60_000;

export interface Waiting {
  name:
    | 'withdrawals'
    | 'disputes'
    | 'riskCases'
    | 'rewardApplications'
    | 'mallOrders'
    | 'chats'
    | 'feedback'
    | 'applications'
    | 'contracts'
    | 'payouts'
    | 'corrections'
    | 'identityChecks'
    | 'jobs';
  path: string;
  /** Null while it is not known, undefined for who may not see it. */
  count: number | null | undefined;
}

/** What waits for staff, as far as this person may see it. */
export function useWaiting(): Waiting[] {
  const mayChat = useAccess({ permission: 'chats.answer' }) === 'allowed';
  const chats = useUnreadChats();
  return [
    {
      name: 'withdrawals',
      path: '/withdrawals',
      count: useTotal('staffWithdrawals', { state: 'waiting' }, { permission: 'withdrawals.read' }),
    },
    { name: 'chats', path: '/chats', count: mayChat ? chats : undefined },
    {
      name: 'feedback',
      path: '/feedback',
      count: useTotal('staffFeedback', { handled: false }, { permission: 'feedback.read' }),
    },
    {
      name: 'riskCases',
      path: '/risk-cases?state=open',
      count: useTotal('staffRiskCases', { state: 'open' }, { permission: 'risk.read' }),
    },
    {
      name: 'disputes',
      path: '/disputes',
      count: useTotal('staffDisputes', { state: 'open' }, { permission: 'withdrawals.read' }),
    },
    {
      name: 'rewardApplications',
      path: '/rewards/applications',
      count: useTotal('staffPromotionApplications', { state: 'applying' }, { permission: 'rewards.decide' }),
    },
    {
      name: 'mallOrders',
      path: '/rewards/orders',
      count: useTotal('staffOrders', { state: 'processing' }, { permission: 'rewards.read' }),
    },
    {
      name: 'applications',
      path: '/applications',
      count: useTotal('staffApplications', { decided: false }, { permission: 'applications.decide' }),
    },
    {
      name: 'contracts',
      path: '/contracts',
      count: useTotal('staffContractRequests', { decided: false }, { permission: 'applications.decide' }),
    },
    {
      name: 'payouts',
      path: '/payouts',
      count: useTotal('staffPayouts', { state: 'held' }, { permission: 'payouts.decide' }),
    },
    {
      name: 'corrections',
      path: '/corrections',
      count: useTotal('staffCorrections', { state: 'waiting' }, { permission: 'money.adjust' }),
    },
    {
      name: 'identityChecks',
      path: '/identity-checks',
      count: useTotal('staffIdentityChecks', { state: 'SUBMITTED' }, { permission: 'identity.review' }),
    },
    { name: 'jobs', path: '/jobs?status=failed', count: useFailedJobs() },
  ];
}

function useTotal(list: ListName, filters: Readonly<Record<string, unknown>>, requirement: Requirement) {
  const isAllowed = useAccess(requirement) === 'allowed';
  const { data } = useQuery({
    ...listQuery(list, { data: { ...filters, pageSize: 1 } }),
    enabled: isAllowed,
    refetchInterval: lookEveryMs,
  });
  return isAllowed ? (data?.total ?? null) : undefined;
}

function useFailedJobs() {
  const isAllowed = useAccess({ permission: 'jobs.manage', forAllBrands: true }) === 'allowed';
  const { data } = useQuery({ ...jobKindsQuery(), enabled: isAllowed, refetchInterval: lookEveryMs });
  return isAllowed ? (data?.reduce((sum, { failed }) => sum + failed, 0) ?? null) : undefined;
}
