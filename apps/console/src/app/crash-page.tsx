import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { useTranslations } from 'use-intl';

/** A page that broke, or whose code did not arrive. */
export function CrashPage() {
  const t = useTranslations('common');
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={t('failure.title')}
        text={t('chunk.text')}
        action={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
      />
    </div>
  );
}
