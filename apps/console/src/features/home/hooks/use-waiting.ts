import { useQueries, useQuery } from '@tanstack/react-query';
import { useUnreadChats } from '../../../lib/chats.ts';
import { jobKindsQuery } from '../../../lib/job-kinds.ts';
import { type ListName, listQuery } from '../../../lib/list-query.ts';
import { accessOf, type Requirement, useAccess, useStaff } from '../../../lib/staff.ts';

const lookEveryMs = 60_000;

interface WaitingList {
  name: string;
  path: string;
  list: ListName;
  filters: Readonly<Record<string, unknown>>;
  permission: Requirement['permission'];
}

/** Lists in which something waits for a person: what of them is counted, and who may see it. */
const lists = [
  {
    name: 'withdrawals',
    path: '/withdrawals',
    list: 'staffWithdrawals',
    filters: { state: 'waiting' },
    permission: 'withdrawals.read',
  },
  {
    name: 'feedback',
    path: '/feedback',
    list: 'staffFeedback',
    filters: { handled: false },
    permission: 'feedback.read',
  },
  {
    name: 'riskCases',
    path: '/risk-cases?state=open',
    list: 'staffRiskCases',
    filters: { state: 'open' },
    permission: 'risk.read',
  },
  {
    name: 'disputes',
    path: '/disputes',
    list: 'staffDisputes',
    filters: { state: 'open' },
    permission: 'withdrawals.read',
  },
  {
    name: 'rewardApplications',
    path: '/rewards/applications',
    list: 'staffPromotionApplications',
    filters: { state: 'applying' },
    permission: 'rewards.decide',
  },
  {
    name: 'mallOrders',
    path: '/rewards/orders',
    list: 'staffOrders',
    filters: { state: 'processing' },
    permission: 'rewards.read',
  },
  {
    name: 'applications',
    path: '/applications',
    list: 'staffApplications',
    filters: { decided: false },
    permission: 'applications.decide',
  },
  {
    name: 'contracts',
    path: '/contracts',
    list: 'staffContractRequests',
    filters: { decided: false },
    permission: 'applications.decide',
  },
  { name: 'payouts', path: '/payouts', list: 'staffPayouts', filters: { state: 'held' }, permission: 'payouts.decide' },
  {
    name: 'corrections',
    path: '/corrections',
    list: 'staffCorrections',
    filters: { state: 'waiting' },
    permission: 'money.adjust',
  },
  {
    name: 'identityChecks',
    path: '/identity-checks',
    list: 'staffIdentityChecks',
    filters: { state: 'SUBMITTED' },
    permission: 'identity.review',
  },
] as const satisfies readonly WaitingList[];

export interface Waiting {
  name: (typeof lists)[number]['name'] | 'chats' | 'jobs';
  path: string;
  /** Null while it is not known, undefined for who may not see it. */
  count: number | null | undefined;
}

/** What waits for staff, as far as this person may see it. */
export function useWaiting(): Waiting[] {
  const staff = useStaff();
  const isOpen = ({ permission }: WaitingList) => accessOf(staff, { permission }) === 'allowed';
  const totals = useQueries({
    queries: lists.map((one) => ({
      ...listQuery(one.list as ListName, { data: { ...one.filters, pageSize: 1 } }),
      enabled: isOpen(one),
      refetchInterval: lookEveryMs,
    })),
  });
  const mayChat = useAccess({ permission: 'chats.answer' }) === 'allowed';
  const chats = useUnreadChats();
  const counted = lists.map((one, index): Waiting => {
    const { name, path } = one;
    return { name, path, count: isOpen(one) ? (totals[index]?.data?.total ?? null) : undefined };
  });
  return [
    { name: 'chats', path: '/chats', count: mayChat ? chats : undefined },
    ...counted,
    { name: 'jobs', path: '/jobs?status=failed', count: useFailedJobs() },
  ];
}

function useFailedJobs() {
  const isAllowed = useAccess({ permission: 'jobs.manage', forAllBrands: true }) === 'allowed';
  const { data } = useQuery({ ...jobKindsQuery(), enabled: isAllowed, refetchInterval: lookEveryMs });
  return isAllowed ? (data?.reduce((sum, { failed }) => sum + failed, 0) ?? null) : undefined;
}
