import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { lobbyArt, paths } from '../../../config/paths.ts';
import { useTitle } from '../../../lib/page/use-title.ts';

/** What a lottery's page shows while the server has no draws. */
export function ClosedLottery({ name }: { name: 'title' | 'vnTitle' }) {
  const t = useTranslations('pages.lottery');
  useTitle(t(name));
  return (
    <div className="page-width flex flex-col gap-4 py-8 md:py-12">
      <h1 className="text-2xl font-bold md:text-3xl">{t(name)}</h1>
      <EmptyState
        picture={lobbyArt.ELOTT}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <>
            <Link to={paths.slots} className={buttonClass()}>
              {t('toGames')}
            </Link>
            <Link to={paths.help} hash="fair" className={buttonClass('secondary')}>
              {t('toHelp')}
            </Link>
          </>
        }
      />
    </div>
  );
}
