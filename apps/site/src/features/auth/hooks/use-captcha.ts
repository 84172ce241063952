import type { CheckPurpose } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { captchaThrottleMs } from '../../../config/limits.ts';
import { callApi } from '../../../lib/api/client.ts';

export interface Captcha {
  /** A data URL; undefined while the picture is on its way. */
  picture: string | undefined;
  isFailed: boolean;
  isLoading: boolean;
  /** Another picture, at most once a second: for clicks. */
  refresh: () => void;
  /** Another picture at once: the last one has been used. */
  renew: () => void;
}

/** The captcha picture of one form; loaded as soon as the form shows it. */
export function useCaptcha(purpose: CheckPurpose, formId: string, isShown: boolean): Captcha {
  const askedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const query = useQuery({
    queryKey: ['captcha', purpose, formId],
    queryFn: ({ signal }) => callApi('captcha', { query: { formId, purpose } }, { signal }),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const renew = () => {
    askedAtMs.current = performance.now();
    void query.refetch();
  };
  return {
    picture: query.data === undefined ? undefined : `data:image/png;base64,${query.data}`,
    isFailed: query.isError,
    isLoading: query.isFetching,
    renew: () => isShown && renew(),
    refresh: () => {
      if (performance.now() - askedAtMs.current >= captchaThrottleMs) renew();
    },
  };
}
