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
import { useRoomGameName } from '../../../lib/use-room-game-name.ts';
import { roomQuery, type StaffRoom, stakeOf } from '../api/rooms.ts';
import { RoomAct } from './room-act.tsx';
import { RoomHands } from './room-hands.tsx';

/** One card room: its seats, its latest hands, and closing after the hand. */
export function RoomPage() {
  const { roomId = '' } = useParams({ strict: false }) as { roomId?: string };
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRooms');
  const nameOf = useRoomGameName();
  const { data, error, refetch } = useQuery(roomQuery(roomId));
  const back = { path: '/rooms', label: pages('rooms') };
  if (data === undefined)
    return (
      <PageFrame title={pages('room')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  const { room } = data;
  return (
    <PageFrame
      title={`${t(`stakes.${stakeOf(room.stake)}`)} ${room.number}`}
      text={nameOf(room.gameCode)}
      back={back}
      actions={<Acts shown={data} />}
    >
      <div className="flex flex-col gap-4">
        <RoomFacts shown={data} />
        <Players shown={data} />
        {data.room.tournament === null && <Queue shown={data} />}
        <RoomHands shown={data} />
      </div>
    </PageFrame>
  );
}

function Acts({ shown }: { shown: StaffRoom }) {
  const t = useTranslations('consoleRooms');
  const [isAsked, setAsked] = useState(false);
  const { status, tournament } = shown.room;
  const isOpen = status === 'open' || status === 'playing';
  // One that is being closed pays everybody out, and another one opens by itself.
  if (!isOpen && tournament !== null) return null;
  return (
    <>
      <PermitButton
        permission="rooms.manage"
        forAllBrands
        variant={isOpen ? 'danger' : 'secondary'}
        onClick={() => setAsked(true)}
      >
        {isOpen ? t('close.label') : t('reopen.label')}
      </PermitButton>
      {isAsked && <RoomAct act={isOpen ? 'close' : 'reopen'} shown={shown} onClose={() => setAsked(false)} />}
    </>
  );
}

function RoomFacts({ shown: { room } }: { shown: StaffRoom }) {
  const t = useTranslations('consoleRooms');
  return (
    <Section title={t('room')}>
      <Facts
        columns={4}
        facts={[
          { label: t('status'), value: t(`statuses.${room.status}`) },
          { label: t('players'), value: `${room.players} / ${room.seats}` },
          { label: t('playing'), value: room.isPlaying ? t('yes') : t('no') },
          { label: t('stacks'), value: <Money amount={room.stacks} /> },
          { label: t('hands'), value: room.hands },
          { label: t('rake'), value: <Money amount={room.rake} /> },
          ...(room.tournament
            ? [
                { label: t('entry'), value: <Money amount={room.tournament.entry} /> },
                { label: t('fee'), value: <Money amount={room.tournament.fee} /> },
              ]
            : [{ label: t('base'), value: <Money amount={room.base} /> }]),
          { label: t('opened'), value: <Moment at={room.openedAt} /> },
        ]}
      />
    </Section>
  );
}

const seatStates = ['buying', 'barring', 'seated', 'leaving', 'paying', 'ended'] as const;
const seatStateOf = (status: string) => seatStates.find((name) => name === status) ?? 'other';

function Players({ shown }: { shown: StaffRoom }) {
  const t = useTranslations('consoleRooms');
  return (
    <Section title={t('players')}>
      {shown.players.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('nobody')}</p>
      ) : (
        <Table
          caption={t('players')}
          rows={shown.players}
          rowKey={({ seat, member }) => `${seat} ${member}`}
          columns={[
            { key: 'seat', header: t('seat'), cell: ({ seat }) => seat + 1 },
            { key: 'member', header: t('member'), cell: ({ member }) => <b>{member}</b> },
            { key: 'status', header: t('status'), cell: ({ status }) => t(`seatStates.${seatStateOf(status)}`) },
            { key: 'bought', header: t('bought'), align: 'end', cell: ({ bought }) => <Money amount={bought} /> },
            {
              key: 'stack',
              header: t('stack'),
              align: 'end',
              cell: ({ stack, chips }) => (chips === null ? <Money amount={stack} /> : t('chips', { chips })),
            },
            ...(shown.room.tournament
              ? [{ key: 'place', header: t('place'), cell: ({ place }: { place: number | null }) => place ?? '' }]
              : []),
            { key: 'rake', header: t('rake'), align: 'end', cell: ({ rake }) => <Money amount={rake} /> },
            { key: 'hands', header: t('hands'), align: 'end', cell: ({ hands }) => hands },
            { key: 'satAt', header: t('satAt'), cell: ({ satAt }) => <Moment at={satAt} /> },
          ]}
        />
      )}
    </Section>
  );
}

/** Who waits for a seat, the first one first. */
function Queue({ shown: { waiting } }: { shown: StaffRoom }) {
  const t = useTranslations('consoleRooms');
  return (
    <Section title={t('queue.title')}>
      {waiting.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('queue.nobody')}</p>
      ) : (
        <Table
          caption={t('queue.title')}
          rows={waiting}
          rowKey={({ member }) => member}
          columns={[
            { key: 'member', header: t('member'), cell: ({ member }) => <b>{member}</b> },
            { key: 'since', header: t('queue.since'), cell: ({ joinedAt }) => <Moment at={joinedAt} /> },
            {
              key: 'kept',
              header: t('queue.keptUntil'),
              cell: ({ keptUntil }) => (keptUntil === null ? '' : <Moment at={keptUntil} />),
            },
          ]}
        />
      )}
    </Section>
  );
}
