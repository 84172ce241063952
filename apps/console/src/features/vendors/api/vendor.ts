import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type Vendor = CallValue<Calls['staffVendor']>;
export type VendorCaps = Vendor['caps'][number];
export type VendorKey = CallValue<Calls['staffVendorKeys']>['rows'][number];

export const vendorQuery = (vendorCode: string) =>
  queryOptions({
    queryKey: ['staffVendor', vendorCode] as const,
    queryFn: () => callApi('staffVendor', { params: { vendorCode } }),
  });

export const vendorKeysQuery = (vendorCode: string) =>
  queryOptions({
    queryKey: ['staffVendorKeys', vendorCode] as const,
    queryFn: async () => (await callApi('staffVendorKeys', { params: { vendorCode } })).rows,
  });

/** What is read again after an act on a vendor, by the names of the calls. */
export const vendorReads = ['staffVendor', 'staffVendorKeys', 'staffVendors'] as const;
