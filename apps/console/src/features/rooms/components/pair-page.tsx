import type { PairAct } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useRoomGameName } from '../../../lib/use-room-game-name.ts';
import { pairQuery, pairTones, type StaffPair } from '../api/pairs.ts';
import { useSignText } from '../hooks/use-sign-text.ts';
import { PairHands } from './pair-hands.tsx';
import { PairVerdict } from './pair-verdict.tsx';

/** Two members who may play together: why, their hands, and what staff decided. */
export function PairPage() {
  const { pairId = '' } = useParams({ strict: false }) as { pairId?: string };
  const pages = useTranslations('console.pages');
  const { data, error, refetch } = useQuery(pairQuery(pairId));
  const back = { path: '/room-pairs', label: pages('roomPairs') };
  if (data === undefined)
    return (
      <PageFrame title={pages('roomPair')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  const { first, second } = data.pair;
  return (
    <PageFrame title={`${first.name} · ${second.name}`} back={back} actions={<Acts shown={data} />}>
      <div className="flex flex-col gap-4">
        <PairFacts shown={data} />
        <Signs shown={data} />
        <PairHands shown={data} />
        <Verdicts shown={data} />
      </div>
    </PageFrame>
  );
}

function Acts({ shown }: { shown: StaffPair }) {
  const t = useTranslations('consoleRooms.pairs.acts');
  const [asked, setAsked] = useState<PairAct | null>(null);
  return (
    <>
      {shown.acts.map((act) => (
        <PermitButton
          key={act}
          permission="rooms.manage"
          forAllBrands
          variant={act === 'confirm' ? 'danger' : 'secondary'}
          onClick={() => setAsked(act)}
        >
          {t(`${act}.label`)}
        </PermitButton>
      ))}
      {asked !== null && <PairVerdict act={asked} shown={shown} onClose={() => setAsked(null)} />}
    </>
  );
}

function MemberName({ member: { name, memberId } }: { member: StaffPair['pair']['first'] }) {
  if (memberId === null) return <span className="verbatim">{name}</span>;
  return (
    <Link to={`/members/${memberId}` as never} className="verbatim font-medium underline">
      {name}
    </Link>
  );
}

function PairFacts({ shown: { pair } }: { shown: StaffPair }) {
  const t = useTranslations('consoleRooms.pairs');
  return (
    <Section title={t('pair')}>
      <Facts
        columns={4}
        facts={[
          { label: t('firstMember'), value: <MemberName member={pair.first} /> },
          { label: t('secondMember'), value: <MemberName member={pair.second} /> },
          { label: t('status'), value: <Badge tone={pairTones[pair.status]}>{t(`statuses.${pair.status}`)}</Badge> },
          { label: t('score'), value: <b className="tabular">{pair.score}</b> },
          { label: t('hands'), value: <span className="tabular">{pair.hands}</span> },
          { label: t('foundAt'), value: <Moment at={pair.foundAt} /> },
          { label: t('scoredAt'), value: <Moment at={pair.scoredAt} /> },
        ]}
      />
    </Section>
  );
}

function Signs({ shown }: { shown: StaffPair }) {
  const t = useTranslations('consoleRooms.pairs');
  const gameName = useRoomGameName();
  const textOf = useSignText(shown);
  if (shown.signals.length === 0)
    return (
      <Section title={t('signs')}>
        <p className="text-sm text-ink-muted">{t('noSigns')}</p>
      </Section>
    );
  return (
    <Section title={t('signs')}>
      <ul className="flex flex-col gap-3 text-sm">
        {shown.signals.map((signal) => (
          <li key={`${signal.kind} ${signal.gameCode}`} className="flex flex-col gap-1">
            <span className="inline-flex flex-wrap items-center gap-2">
              <b>{t(`kinds.${signal.kind}`)}</b>
              <Badge tone="neutral">{t('points', { points: signal.score })}</Badge>
              {signal.gameCode !== null && <span className="text-ink-muted">{gameName(signal.gameCode)}</span>}
            </span>
            <span>{textOf(signal)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Verdicts({ shown: { verdicts } }: { shown: StaffPair }) {
  const t = useTranslations('consoleRooms.pairs');
  if (verdicts.length === 0) return null;
  return (
    <Section title={t('verdicts')}>
      <Table
        caption={t('verdicts')}
        rows={verdicts}
        rowKey={({ decidedAt }) => decidedAt}
        columns={[
          {
            key: 'status',
            header: t('status'),
            cell: ({ status }) => <Badge tone={pairTones[status]}>{t(`statuses.${status}`)}</Badge>,
          },
          { key: 'note', header: t('note'), cell: ({ note }) => note },
          { key: 'staff', header: t('staff'), cell: ({ staff }) => <span className="verbatim">{staff}</span> },
          { key: 'at', header: t('decidedAt'), cell: ({ decidedAt }) => <Moment at={decidedAt} /> },
        ]}
      />
    </Section>
  );
}
