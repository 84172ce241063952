import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useChangeSearch, useSearchParams } from '../../../lib/search-params.ts';
import { type Agent, agentQuery } from '../api/agent.ts';
import { AgentFacts } from './agent-facts.tsx';
import { AgentTeam } from './agent-team.tsx';
import { HostPanel } from './host-panel.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { RatesPanel } from './rates-panel.tsx';

/** One agent: his place, his team, what he agreed to and earned, and what staff may do about him. */
export function AgentPage() {
  const pages = useTranslations('console.pages');
  const { memberId = '' } = useParams({ strict: false }) as { memberId?: string };
  const { data: agent, error, refetch } = useQuery(agentQuery(memberId));
  const back = { path: '/agents', label: pages('agents') };
  if (agent === undefined) {
    return (
      <PageFrame title={pages('agent')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  }
  return (
    <PageFrame title={<Title agent={agent} />} back={back} actions={<Acts />}>
      <div className="flex min-w-0 flex-col gap-4">
        <AgentFacts agent={agent} />
        <AgentTeam memberId={agent.memberId} />
      </div>
      <OpenAct agent={agent} />
    </PageFrame>
  );
}

function Title({ agent }: { agent: Agent }) {
  const t = useTranslations('consoleAgents.types');
  return (
    <span className="flex flex-wrap items-center gap-2">
      {agent.username}
      <Badge tone="gold">{t(`${agent.type}`)}</Badge>
    </span>
  );
}

const acts = ['offer', 'rates', 'host', 'move'] as const;

/** What can be done about the agent; each act opens under an address of its own. */
function Acts() {
  const t = useTranslations('consoleAgents.acts');
  const change = useChangeSearch();
  return acts.map((act) => (
    <PermitButton key={act} permission="agents.manage" variant="secondary" onClick={() => change({ act })}>
      {t(act)}
    </PermitButton>
  ));
}

function OpenAct({ agent }: { agent: Agent }) {
  const { act = '' } = useSearchParams();
  const change = useChangeSearch();
  const close = () => change({ act: undefined }, { replace: true });
  if (act === 'move') return <MoveDialog agent={agent} onClose={close} />;
  if (act === 'host') return <HostPanel agent={agent} onClose={close} />;
  if (act === 'rates') return <RatesPanel agent={agent} onClose={close} />;
  return act === 'offer' ? <OfferPanel agent={agent} onClose={close} /> : null;
}
