import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { useTranslations } from 'use-intl';
import { failureKey } from './api.ts';

/** A part of a page that could not be loaded, and another try. */
export function LoadFailure({ thrown, onRetry }: { thrown: unknown; onRetry: () => void }) {
  const common = useTranslations('common');
  const errors = useTranslations('errors');
  return (
    <div role="alert">
      <EmptyState
        title={common('failure.title')}
        text={faultText(errors, { key: failureKey(thrown) })}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {common('action.retry')}
          </Button>
        }
      />
    </div>
  );
}
