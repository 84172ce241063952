import { useTranslations } from 'use-intl';
import { LinkManager } from '../../features/agency/link-manager.tsx';
import { AgentCentre, type AgentCentreProps } from '../../features/agent-centre/agent-centre.tsx';
import { NoticeList } from '../../features/news/notice-list.tsx';

/** The agent centre with those of its pages that other parts of the site make. */
export function AgentOverlay(props: Pick<AgentCentreProps, 'onSignOut'>) {
  return <AgentCentre {...props} pages={{ announcement: <NoticeList />, addAccount: <AddAccount /> }} />;
}

/** An account is opened by its player, through one of the agent's links. */
function AddAccount() {
  const t = useTranslations('pages.links');
  return (
    <>
      <p className="max-w-prose text-ink-muted">{t('lead')}</p>
      <LinkManager />
    </>
  );
}
