import { useTranslations } from 'use-intl';
import { LinkManager } from './link-manager.tsx';

/** An account is opened by its player, through one of the agent's links. */
export function AddAccount() {
  const t = useTranslations('pages.links');
  return (
    <>
      <p className="max-w-prose text-ink-muted">{t('lead')}</p>
      <LinkManager />
    </>
  );
}
