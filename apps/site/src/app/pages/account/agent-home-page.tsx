import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths, scene } from '../../../config/paths.ts';
import { useChangeSearch } from '../../../lib/page/site-search.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { isAgent, useSession } from '../../../lib/session/session.ts';
import { useMemberActions } from '../../layout/member/use-member-actions.ts';

/** /agentHome: where an agent arrives after a login at the agents' page; anybody else is told so. */
export function AgentHomePage() {
  const t = useTranslations('auth.agentHome');
  const action = useTranslations('common.action');
  const { token, member } = useSession();
  const isAgentAccount = useSession(isAgent);
  const changeSearch = useChangeSearch();
  const { open, openAgent } = useMemberActions();
  const menu = useTranslations('front.menu');
  const affiliate = useTranslations('pages.affiliate');
  useTitle(t('title'));
  if (token !== '' && member === null) return <Skeleton className="m-6 h-64" />;
  if (isAgentAccount) {
    return (
      <EmptyState
        level={1}
        picture={scene('agents')}
        title={t('welcome', { account: member?.account ?? '' })}
        text={t('text')}
        action={
          <>
            <Button onClick={() => openAgent('agentTeamOverview')}>{menu('agentCentre')}</Button>
            <Button variant="secondary" onClick={() => open('securityCenter')}>
              {t('account')}
            </Button>
          </>
        }
      />
    );
  }
  const isGuest = member === null;
  return (
    <EmptyState
      level={1}
      picture={scene('agents')}
      title={t('title')}
      text={t(isGuest ? 'guest' : 'member')}
      action={
        isGuest ? (
          <Button onClick={() => changeSearch({ popup: 'agentLogin' })}>{action('logIn')}</Button>
        ) : (
          <Link to={paths.affiliate} className={buttonClass()}>
            {affiliate('title')}
          </Link>
        )
      }
    />
  );
}
