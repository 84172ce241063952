import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { useTranslations } from 'use-intl';

/** Why something about rewards was refused, in words; the texts that only these pages need come with them. */
export function useRewardRefusal(): (thrown: unknown) => string {
  const t = useTranslations('rewards.refusals');
  const errors = useTranslations('errors');
  return (thrown) => {
    const failure = toFailure(thrown);
    const fault = Object.values(failure.fields)[0] ?? { key: failure.messageKey };
    return t.has(fault.key as never) ? t(fault.key as never) : faultText(errors, fault);
  };
}
