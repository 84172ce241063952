import { faultText } from '@baize/i18n';
import { useTranslations } from 'use-intl';

/** Why something did not succeed, in words; nothing where `failure` is null. */
export function FailureNote({ failure }: { failure: string | null }) {
  const errors = useTranslations('errors');
  if (failure === null) return null;
  return (
    <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink">
      {faultText(errors, { key: failure })}
    </p>
  );
}
