import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type Fees = CallValue<Calls['staffFees']>;
export type PaymentFees = Fees['payments'][number];
export type VendorFees = Fees['vendors'][number];
/** What is read again after terms were changed. */
export const feeReads = ['staffFees', 'staffReport'];

/** Terms of payment providers and of vendors. */
export const feesQuery = () =>
  queryOptions({ queryKey: ['staffFees'] as const, queryFn: () => callApi('staffFees', {}) });
