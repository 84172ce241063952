import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../client.ts';
import { ownKey } from './own.ts';

/** Whether a payment password is set or locked, and where a code can go. */
export const paymentPasswordQuery = () =>
  queryOptions({
    queryKey: [...ownKey, 'paymentPassword'],
    queryFn: ({ signal }) => callApi('paymentPasswordStatus', {}, { signal }),
  });
