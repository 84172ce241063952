import type { ApiFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { useTranslations } from 'use-intl';

/** Why the server refused a form, above its button; read out at once. */
export function FormFailure({ failure }: { failure: ApiFailure | null }) {
  const t = useTranslations('auth');
  const errors = useTranslations('errors');
  if (failure === null) return null;
  const { retryAfterSeconds, reference } = failure.detail;
  return (
    <div role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm font-medium text-danger-ink">
      <p>{faultText(errors, { key: failure.messageKey })}</p>
      {retryAfterSeconds !== undefined && <p>{t('retryAfter', { seconds: retryAfterSeconds })}</p>}
      {reference !== undefined && <p>{t('reference', { reference })}</p>}
    </div>
  );
}
