import type { FieldFault } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** A fault as the message of a form's error: kept as data, so that it is told in the language in force when it is shown. */
export const faultMessage = (fault: FieldFault): string => JSON.stringify(fault);

export const emptyFault = faultMessage({ key: 'not_empty' });

/** Reads such a message as a sentence. */
export function useFaultText(): (error: { message?: string | undefined } | undefined) => string | undefined {
  const errors = useTranslations('errors');
  return useCallback(
    (error) => {
      if (error?.message === undefined || error.message === '') return undefined;
      return faultText(errors, JSON.parse(error.message) as FieldFault);
    },
    [errors],
  );
}
