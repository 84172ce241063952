import { isAgentType } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { listQuery } from '../../../lib/list-query.ts';

const maxShown = 50;

/** Who stands directly below, agents with a way to their own pages. */
export function AgentTeam({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleAgents');
  const { data } = useQuery(
    listQuery('staffAgents', { data: { under: memberId, agentsOnly: false, pageSize: maxShown } }),
  );
  if (data === undefined || data.total === 0) return null;
  return (
    <Section title={t('direct')}>
      <ul className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2 xl:grid-cols-4">
        {data.rows.map(({ memberId: id, username, type }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <Link to={isAgentType(type) ? `/agents/${id}` : `/members/${id}`} className="font-medium underline">
              {username}
            </Link>
            <span className="text-xs text-ink-muted">{t(`types.${type}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
