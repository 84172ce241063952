import { Button, buttonClass } from '@baize/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { depositPage, paths } from '../../../config/paths.ts';
import { ArticlePage } from '../../../features/articles/components/article-page.tsx';
import { useRequireRealAccount } from '../../../features/auth/hooks/use-require-real-account.ts';
import { useChangeSearch } from '../../../lib/page/site-search.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';

/** Who the server is, /about. */
export function AboutPage() {
  const join = useTranslations('pages.join');
  return (
    <ArticlePage
      tag="about"
      next={
        <Link to={paths.join} className={buttonClass('secondary')}>
          {join('title')}
        </Link>
      }
    />
  );
}

/** From the door to the first round, /beginner. */
export function BeginnerPage() {
  const action = useTranslations('common.action');
  const isSignedIn = useSession(isLoggedIn);
  const changeSearch = useChangeSearch();
  return (
    <ArticlePage
      tag="beginner"
      next={
        isSignedIn ? (
          <Link to={paths.slots} className={buttonClass()}>
            {action('toGames')}
          </Link>
        ) : (
          <Button onClick={() => changeSearch({ popup: 'register' })}>{action('signUp')}</Button>
        )
      }
    />
  );
}

/** How to top up, /deposit-guide. */
export function DepositGuidePage() {
  const action = useTranslations('common.action');
  const requireRealAccount = useRequireRealAccount();
  const changeSearch = useChangeSearch();
  return (
    <ArticlePage
      tag="deposit"
      next={
        <Button onClick={() => requireRealAccount(() => changeSearch({ member: depositPage }))}>
          {action('deposit')}
        </Button>
      }
    />
  );
}
