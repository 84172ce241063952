import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';
import { ownKey } from '../session/own.ts';

/** Whether a payment password is set or locked, and where a code can go. */
export const paymentPasswordQuery = () =>
  queryOptions({
    queryKey: [...ownKey, 'paymentPassword'],
    queryFn: ({ signal }) => callApi('paymentPasswordStatus', {}, { signal }),
  });
