import type { CallInput, CallName, Calls, CallValue } from '@baize/contract';
import type { RequestBrand, RequestStaff } from './handlers.ts';

/** Who reads a list: staff that asks for a page, or an export that works for it later. */
export interface ListReader {
  brand: RequestBrand;
  staff: Pick<RequestStaff, 'id' | 'brandId' | 'forAllBrands' | 'permissionsEverywhere'>;
}

/** The rows of a console's list, for its call and for exports of it. Permissions are the caller's affair. */
export type ListOf<N extends CallName> = (request: ListReader & CallInput<Calls[N]>) => Promise<CallValue<Calls[N]>>;
export type ListsOf<N extends CallName> = { [K in N]: ListOf<K> };
