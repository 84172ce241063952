import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { useTranslations } from 'use-intl';
import { scene } from '../../../config/paths.ts';
import type { RequireLogin } from '../hooks/use-favorites.ts';

/** Stands for a guest in place of what only an account sees; it comes by itself once he has logged in. */
export function LoginNeeded({ requireLogin }: { requireLogin: RequireLogin }) {
  const t = useTranslations('lobbies.loginNeeded');
  const action = useTranslations('common.action');
  return (
    <EmptyState
      picture={scene('account')}
      title={t('title')}
      text={t('text')}
      action={<Button onClick={() => requireLogin(() => {})}>{action('logIn')}</Button>}
    />
  );
}
