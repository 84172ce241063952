import type { LocaleCode } from '@baize/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { readBoot } from '../api/boot.ts';
import { callApi } from '../api/client.ts';
import { readVendorMenu, type VendorMenu, writeVendorMenu } from './vendor-menu-cache.ts';

export type VendorMode = VendorMenu['data']['lanes'][number];
export type Vendor = VendorMode['cards'][number];

export const vendorMenuKey = (language: LocaleCode) => ['vendorMenu', language] as const;

/** Vendors by game type; asked once per visit and language, and kept in the session over reloads, as specified; in the default language they come with the page. */
export function vendorMenuQuery(language: LocaleCode) {
  const { vendorMenu, whitelabel } = readBoot();
  const isBooted = vendorMenu !== undefined && whitelabel?.defaultLanguage === language;
  return queryOptions({
    queryKey: vendorMenuKey(language),
    queryFn: async ({ signal }) => {
      const kept = readVendorMenu(language);
      if (kept !== null) return kept;
      const menu = await callApi('vendorMenu', { data: { language } }, { signal });
      writeVendorMenu(language, menu);
      return menu;
    },
    staleTime: Number.POSITIVE_INFINITY,
    ...(isBooted ? { initialData: vendorMenu } : {}),
  });
}

export function useVendorMenu(language: LocaleCode) {
  return useQuery(vendorMenuQuery(language));
}

/** Asks the server to read its vendors afresh: what was kept has proved to be out of date. */
export async function flushVendorMenu(queryClient: QueryClient, language: LocaleCode): Promise<void> {
  const menu = await callApi('vendorMenu', { data: { language, flush: true } });
  writeVendorMenu(language, menu);
  queryClient.setQueryData(vendorMenuKey(language), menu);
}
