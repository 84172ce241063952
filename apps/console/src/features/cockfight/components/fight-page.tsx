import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { fightQuery, type StaffFight } from '../api/fight.ts';
import { FightAct } from './fight-act.tsx';

/** One fight: exposure of each result, its seeds, and what may be done with it. */
export function FightPage() {
  const { fightId = '' } = useParams({ strict: false }) as { fightId?: string };
  return <Fight fightId={fightId} />;
}

export function Fight({ fightId }: { fightId: string }) {
  const pages = useTranslations('console.pages');
  const { data, error, refetch } = useQuery(fightQuery(fightId));
  const back = { path: '/cockfight', label: pages('fights') };
  if (data === undefined)
    return (
      <PageFrame title={pages('fight')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  const { fight } = data;
  return (
    <PageFrame
      title={`${fight.meron} – ${fight.wala}`}
      text={`${fight.arena} ${fight.programme} / ${fight.number}`}
      back={back}
      actions={<Acts shown={data} />}
    >
      <div className="flex flex-col gap-4">
        <FightFacts shown={data} />
        <Board shown={data} />
      </div>
    </PageFrame>
  );
}

function Acts({ shown }: { shown: StaffFight }) {
  const t = useTranslations('consoleCockfight');
  const [open, setOpen] = useState<'cancel' | 'correct' | null>(null);
  const onClose = () => setOpen(null);
  return (
    <>
      {shown.canCancel && (
        <PermitButton permission="cockfight.results" forAllBrands variant="danger" onClick={() => setOpen('cancel')}>
          {t('cancel.label')}
        </PermitButton>
      )}
      {shown.correctsTo !== null && (
        <PermitButton
          permission="cockfight.results"
          forAllBrands
          variant="secondary"
          onClick={() => setOpen('correct')}
        >
          {t('correct.label')}
        </PermitButton>
      )}
      {open !== null && <FightAct act={open} shown={shown} onClose={onClose} />}
    </>
  );
}

function FightFacts({ shown }: { shown: StaffFight }) {
  const t = useTranslations('consoleCockfight');
  const { fight, tote, cancelReason, correctedFrom, serverSeedHash, serverSeed, clientSeed } = shown;
  const ground = fight.cancelGround === '' ? [] : [{ label: t('ground'), value: t(`grounds.${fight.cancelGround}`) }];
  const reason = cancelReason === '' ? [] : [{ label: t('reason'), value: cancelReason }];
  const before = correctedFrom === null ? [] : [{ label: t('correctedFrom'), value: correctedFrom }];
  const pool =
    tote === null
      ? []
      : [
          { label: t('per100Meron'), value: <Money amount={tote.meronPer100} /> },
          { label: t('per100Wala'), value: <Money amount={tote.walaPer100} /> },
        ];
  return (
    <Section title={t('fight')}>
      <Facts
        columns={4}
        facts={[
          { label: t('state'), value: t(`states.${fight.state}`) },
          { label: t('result'), value: fight.outcome ?? '–' },
          { label: t('closes'), value: <Moment at={fight.closesAt} /> },
          { label: t('staked'), value: <Money amount={fight.staked} /> },
          ...[...ground, ...reason, ...before, ...pool],
        ]}
      />
      <Facts
        columns={1}
        facts={[
          { label: t('hash'), value: <code className="break-all">{serverSeedHash}</code> },
          { label: t('seed'), value: <code className="break-all">{serverSeed ?? '–'}</code> },
          { label: t('clientSeed'), value: <code className="break-all">{clientSeed ?? '–'}</code> },
        ]}
      />
    </Section>
  );
}

function Board({ shown }: { shown: StaffFight }) {
  const t = useTranslations('consoleCockfight');
  return (
    <Section title={t('exposure')}>
      <Table
        caption={t('exposure')}
        rows={shown.board}
        rowKey={({ bet }) => bet}
        columns={[
          { key: 'bet', header: t('bet'), cell: ({ bet }) => bet.toUpperCase() },
          { key: 'odds', header: t('odds'), align: 'end', cell: ({ odds }) => <b>{odds || t('fromPool')}</b> },
          { key: 'bets', header: t('bets'), align: 'end', cell: ({ bets }) => bets },
          { key: 'staked', header: t('staked'), align: 'end', cell: ({ staked }) => <Money amount={staked} /> },
          {
            key: 'liability',
            header: t('liability'),
            align: 'end',
            cell: ({ liability }) => <Money amount={liability} />,
          },
        ]}
      />
    </Section>
  );
}
