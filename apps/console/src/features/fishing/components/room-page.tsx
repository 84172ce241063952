import { Button } from '@baize/ui/button';
import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { returnOf, roomQuery, type StaffFishingRoom } from '../api/fishing.ts';
import { useWaterName } from '../hooks/use-water-name.ts';
import { RoomAct } from './room-act.tsx';

/** One fishing room: its seats, its latest rounds, and closing after the running batch. */
export function RoomPage() {
  const { roomId = '' } = useParams({ strict: false }) as { roomId?: string };
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleFishing');
  const nameOf = useWaterName();
  const { data, error, refetch } = useQuery(roomQuery(roomId));
  const back = { path: '/fishing', label: pages('fishing') };
  if (data === undefined)
    return (
      <PageFrame title={pages('fishingRoom')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  const { room } = data;
  return (
    <PageFrame
      title={`${t(`levels.${room.level}`)} ${room.number}`}
      text={nameOf(room.gameCode)}
      back={back}
      actions={<Acts shown={data} />}
    >
      <div className="flex flex-col gap-4">
        <RoomFacts shown={data} />
        <Seats shown={data} />
        <Rounds shown={data} />
      </div>
    </PageFrame>
  );
}

function Acts({ shown }: { shown: StaffFishingRoom }) {
  const t = useTranslations('consoleFishing');
  const [isAsked, setAsked] = useState(false);
  const act = shown.room.status === 'closed' ? 'reopen' : 'close';
  return (
    <>
      <PermitButton
        permission="rooms.manage"
        forAllBrands
        variant={act === 'close' ? 'danger' : 'secondary'}
        onClick={() => setAsked(true)}
      >
        {t(`${act}.label`)}
      </PermitButton>
      {isAsked && <RoomAct act={act} shown={shown} onClose={() => setAsked(false)} />}
    </>
  );
}

function RoomFacts({ shown: { room, theory, poolStands } }: { shown: StaffFishingRoom }) {
  const t = useTranslations('consoleFishing');
  return (
    <Section title={t('room')}>
      <Facts
        columns={4}
        facts={[
          { label: t('status'), value: t(`statuses.${room.status}`) },
          {
            label: t('bets'),
            value: (
              <>
                <Money amount={room.smallestBet} /> – <Money amount={room.largestBet} />
              </>
            ),
          },
          { label: t('players'), value: `${room.players} / ${room.seats}` },
          { label: t('shotsAMinute'), value: room.shotsAMinute },
          { label: t('staked'), value: <Money amount={room.staked} /> },
          { label: t('paid'), value: <Money amount={room.paid} /> },
          { label: t('return'), value: returnOf(room) ?? '–' },
          { label: t('theory'), value: t('theoryParts', { all: theory.all, pool: theory.pool }) },
          { label: t('poolStands'), value: <Money amount={poolStands} /> },
          { label: t('opened'), value: <Moment at={room.openedAt} /> },
        ]}
      />
    </Section>
  );
}

function Seats({ shown: { seats } }: { shown: StaffFishingRoom }) {
  const t = useTranslations('consoleFishing');
  return (
    <Section title={t('players')}>
      {seats.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('nobody')}</p>
      ) : (
        <Table
          caption={t('players')}
          rows={seats}
          rowKey={({ seat }) => `${seat}`}
          columns={[
            { key: 'seat', header: t('seat'), cell: ({ seat }) => seat + 1 },
            { key: 'member', header: t('member'), cell: ({ member }) => <b>{member}</b> },
            { key: 'bet', header: t('bet'), align: 'end', cell: ({ bet }) => <Money amount={bet} /> },
            { key: 'seenAt', header: t('seenAt'), cell: ({ seenAt }) => <Moment at={seenAt} /> },
          ]}
        />
      )}
    </Section>
  );
}

function Rounds({ shown: { rounds } }: { shown: StaffFishingRoom }) {
  const t = useTranslations('consoleFishing');
  const navigate = useNavigate();
  return (
    <Section title={t('rounds')}>
      {rounds.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('noRounds')}</p>
      ) : (
        <Table
          caption={t('rounds')}
          rows={rounds}
          rowKey={({ roundId }) => roundId}
          columns={[
            { key: 'openedAt', header: t('began'), cell: ({ openedAt }) => <Moment at={openedAt} /> },
            { key: 'member', header: t('member'), cell: ({ member }) => member },
            { key: 'status', header: t('status'), cell: ({ status }) => t(`roundStates.${status}`) },
            { key: 'shots', header: t('shots'), align: 'end', cell: ({ shots }) => shots },
            { key: 'staked', header: t('stakedOnce'), align: 'end', cell: ({ staked }) => <Money amount={staked} /> },
            { key: 'paid', header: t('paidOnce'), align: 'end', cell: ({ paid }) => <Money amount={paid} /> },
            {
              key: 'show',
              header: t('batches'),
              cell: ({ roundId }) => (
                <Button variant="quiet" onClick={() => void navigate({ to: `/fishing-rounds/${roundId}` })}>
                  {t('show')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
