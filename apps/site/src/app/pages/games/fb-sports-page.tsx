import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { lobbyArt, lobbyPaths } from '../../../config/paths.ts';
import { useVendorMenu } from '../../../lib/games/vendor-menu.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { vendorsOfLobby } from '../../layout/header/use-navigation.ts';
import { NotFoundPage } from '../faults/not-found-page.tsx';
import { GameRoom } from './game-room.tsx';

const FB = 'FB';

/** FB Sports, /fbsports, header only; there only while the brand's sports vendors contain FB. */
export function FbSportsPage() {
  const { locale } = useLanguage();
  const { data, isError, error, refetch } = useVendorMenu(locale);
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) return <Skeleton className="m-6 h-64" />;
  const book = vendorsOfLobby(data.data.lanes, 'SPORTS').find(({ vassalage }) => vassalage === FB);
  if (book === undefined) return <NotFoundPage />;
  return book.gameCount > 0 ? <OpenBook /> : <ClosedBook />;
}

function OpenBook() {
  const t = useTranslations('pages.fbsports');
  useTitle(t('title'));
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <GameRoom game="fbsports" />
    </>
  );
}

function ClosedBook() {
  const t = useTranslations('pages.fbsports');
  useTitle(t('title'));
  return (
    <div className="page-width flex flex-col gap-4 py-8 md:py-12">
      <h1 className="text-2xl font-bold md:text-3xl">{t('title')}</h1>
      <EmptyState
        picture={lobbyArt.SPORTS}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link to={lobbyPaths.SPORTS} className={buttonClass()}>
            {t('toSports')}
          </Link>
        }
      />
    </div>
  );
}
