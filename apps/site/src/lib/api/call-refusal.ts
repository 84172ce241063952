import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { useTranslations } from 'use-intl';

/** Words for what a server refused: of one field, and of the whole. */
export function useRefusal(): (thrown: unknown) => { whole: string; field: (name: string) => string | undefined } {
  const errors = useTranslations('errors');
  return (thrown) => {
    const failure = toFailure(thrown);
    return {
      whole: faultText(errors, { key: failure.messageKey }),
      field: (name) => {
        const fault = failure.fields[name];
        return fault === undefined ? undefined : faultText(errors, fault);
      },
    };
  };
}
