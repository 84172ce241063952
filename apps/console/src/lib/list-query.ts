import type { CallName, CallRequest, Calls, CallValue } from '@baize/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from './api.ts';

/** Calls that answer one page of rows. */
export type ListName = {
  [N in CallName]: CallValue<Calls[N]> extends { rows: readonly unknown[]; total: number } ? N : never;
}[CallName];
export type RowOf<N extends ListName> = CallValue<Calls[N]>['rows'][number];
export interface RowsOf<N extends ListName> {
  rows: readonly RowOf<N>[];
  total: number;
}

/** What a list is asked for, beside its page and order. */
export interface ListRequest {
  params?: Readonly<Record<string, string>>;
  data?: Readonly<Record<string, unknown>>;
}

/** One page of a list. All pages of a list lie in the cache under its call's name: what changes it invalidates `[name]`. */
export const listQuery = <N extends ListName>(name: N, { params, data = {} }: ListRequest) =>
  queryOptions({
    queryKey: [name, params ?? {}, data] as const,
    queryFn: async () =>
      // Which filters a list knows is its page's to say; the server refuses any other.
      (await callApi(name, { ...(params && { params }), data } as CallRequest<Calls[N]>)) as unknown as RowsOf<N>,
    placeholderData: keepPreviousData,
  });
