import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { useTranslations } from 'use-intl';
import { art } from '../../config/paths.ts';

export interface CallFailureProps {
  thrown: unknown;
  onRetry: () => void;
  /** A picture makes sense where the failure fills a page. */
  withPicture?: boolean;
}

/** A part of a page whose data could not be loaded: the reason, the reference if there is one, and another try. */
export function CallFailure({ thrown, onRetry, withPicture = false }: CallFailureProps) {
  const common = useTranslations('common');
  const errors = useTranslations('errors');
  const failure = toFailure(thrown);
  const reference = failure.detail.reference;
  const reason = faultText(errors, { key: failure.messageKey });
  return (
    <div role="alert">
      <EmptyState
        {...(withPicture ? { picture: failure.status === 0 ? art.offline : art.error } : {})}
        title={common('failure.title')}
        text={reference === undefined ? reason : `${reason} ${common('failure.reference', { reference })}`}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {common('action.retry')}
          </Button>
        }
      />
    </div>
  );
}
