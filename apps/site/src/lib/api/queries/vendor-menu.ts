import type { LocaleCode } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../client.ts';

export const vendorMenuKey = (language: LocaleCode) => ['vendorMenu', language] as const;

/** Vendors by game type; asked once per visit and language, as specified. */
export function vendorMenuQuery(language: LocaleCode) {
  return queryOptions({
    queryKey: vendorMenuKey(language),
    queryFn: ({ signal }) => callApi('vendorMenu', { data: { language } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useVendorMenu(language: LocaleCode) {
  return useQuery(vendorMenuQuery(language));
}
