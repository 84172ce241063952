import { isAgentType } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import type { Column } from '@baize/ui/table';
import { useFormatter, useTranslations } from 'use-intl';
import { type TeamMember, useCentre } from '../../api/centre.ts';
import { RatesText } from './rates-text.tsx';

interface TeamActs {
  onOpen: (memberId: string) => void;
  onRates: (member: TeamMember) => void;
}

/** What is shown of each account of a team, and what can be done with it. */
export function useTeamColumns({ onOpen, onRates }: TeamActs): readonly Column<TeamMember>[] {
  const t = useTranslations('agents.team');
  const types = useTranslations('agents.types');
  const format = useFormatter();
  const maySetRates = useCentre().data?.canOpenMembers === true;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return [
    {
      key: 'name',
      header: t('name'),
      cell: ({ memberId, name, teamSize, isBlocked }) => (
        <span className="flex items-center justify-end gap-2 md:justify-start">
          {teamSize > 0 ? (
            <button
              type="button"
              className="min-h-touch font-semibold text-gold-ink underline-offset-4 hover:underline"
              onClick={() => onOpen(memberId)}
            >
              {name}
            </button>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          {isBlocked && <Badge tone="danger">{t('blocked')}</Badge>}
        </span>
      ),
    },
    {
      key: 'kind',
      header: t('kind'),
      cell: ({ type }) => <Badge tone={isAgentType(type) ? 'gold' : 'neutral'}>{types(`${type}`)}</Badge>,
    },
    { key: 'size', header: t('size'), align: 'end', cell: ({ teamSize }) => format.number(teamSize, 'count') },
    { key: 'rates', header: t('rates'), cell: ({ rates }) => <RatesText rates={rates} /> },
    { key: 'joined', header: t('joined'), cell: ({ registeredAt }) => day(registeredAt) },
    {
      key: 'login',
      header: t('login'),
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? t('never') : day(lastLoginAt)),
    },
    {
      key: 'acts',
      header: '',
      cell: (member) =>
        member.isDirect && maySetRates ? (
          <Button variant="secondary" onClick={() => onRates(member)}>
            {t('setRates')}
          </Button>
        ) : undefined,
    },
  ];
}
