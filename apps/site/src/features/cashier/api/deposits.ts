import type { Calls, CallValue } from '@baize/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { ownKey } from '../../../lib/session/own.ts';

export type DepositMethod = CallValue<Calls['depositMethods']>['list'][number];
export type DepositOrder = CallValue<Calls['depositOrder']>;
export type DepositDevice = 'phone' | 'desktop';

const depositsKey = [...ownKey, 'deposits'] as const;
export const depositHistoryKey = [...depositsKey, 'history'] as const;
const pollMs = 2_000;
const historyPageSize = 10;

const language = () => useLanguage.getState().locale;

/** The ways to pay in that the member has on this device. */
export const methodsQuery = (device: DepositDevice) =>
  queryOptions({
    queryKey: [...depositsKey, 'methods', device, language()] as const,
    queryFn: ({ signal }) => callApi('depositMethods', { data: { device, language: language() } }, { signal }),
  });

const orderKey = (orderId: string) => [...depositsKey, 'order', orderId] as const;

/** One order; asked again every two seconds as long as somebody has still to act. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKey(orderId),
    queryFn: ({ signal }) =>
      callApi('depositOrder', { params: { orderId }, data: { language: language() } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.nextActor === null ? false : pollMs),
  });

/** The member's orders, newest first, page by page. */
export const historyQuery = () =>
  infiniteQueryOptions({
    queryKey: [...depositHistoryKey, language()] as const,
    queryFn: ({ pageParam, signal }) =>
      callApi(
        'depositHistory',
        { data: { pageNo: pageParam, pageSize: historyPageSize, language: language() } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * historyPageSize < total ? pages.length + 1 : undefined),
  });

interface WishedDeposit {
  requestId: string;
  methodCode: string;
  amount: string;
  device: DepositDevice;
  /** '': none. */
  promotionId: string;
}

/** Orders a deposit. */
export const orderDeposit = ({ promotionId, ...order }: WishedDeposit) =>
  callApi('createDeposit', {
    body: { ...order, language: language(), promotionId: promotionId === '' ? undefined : promotionId },
  });

/** Sends a picture of a transfer. */
export const sendProof = (orderId: string, picture: Blob) =>
  callApi('depositProof', { params: { orderId }, upload: picture });
