import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useRoomGameName } from '../../../lib/use-room-game-name.ts';
import { boardOf, cardsOf, cardText, verifierAddress } from '../api/hand.ts';
import { handQuery, percentOf, type StaffHand } from '../api/rooms.ts';
import { useAmountOfMinor } from '../hooks/use-amount-of-minor.ts';
import { HandAmount } from './hand-amount.tsx';

/** A hand that is over, with all its cards, decisions and seeds. That it was looked at is noted. */
export function HandPage() {
  const { handId = '' } = useParams({ strict: false }) as { handId?: string };
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRooms');
  const nameOf = useRoomGameName();
  const { data, error, refetch } = useQuery(handQuery(handId));
  const back = { path: '/rooms', label: pages('rooms') };
  if (data === undefined)
    return (
      <PageFrame title={pages('roomHand')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  return (
    <PageFrame
      title={`${t('hand')} ${data.hand.number}`}
      text={t('noted')}
      back={back}
      actions={
        data.hand.status === 'settled' && (
          <a
            className="text-sm font-medium underline"
            href={verifierAddress(data, nameOf(data.hand.gameCode))}
            target="_blank"
            rel="noreferrer"
          >
            {t('verify')}
          </a>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Seats shown={data} />
        <Decisions shown={data} />
        <Seeds shown={data} />
      </div>
    </PageFrame>
  );
}

const memberAt = ({ members }: StaffHand, seat: number) => members.find((one) => one.seat === seat)?.member ?? '–';

function Seats({ shown }: { shown: StaffHand }) {
  const t = useTranslations('consoleRooms');
  const { hand, inChips } = shown;
  const cards = cardsOf(shown.game);
  const board = boardOf(shown.game);
  const amountOfMinor = useAmountOfMinor(inChips);
  const resultOf = (seat: number) => hand.result.find((one) => one.seat === seat);
  return (
    <Section title={t('cards')}>
      {board.length > 0 && (
        <p className="tabular text-sm">
          {t('board')}: <b>{board.map(cardText).join(' ')}</b>
        </p>
      )}
      <Table
        caption={t('cards')}
        rows={hand.setup.seats}
        rowKey={({ seat }) => `${seat}`}
        columns={[
          { key: 'seat', header: t('seat'), cell: ({ seat }) => seat + 1 },
          { key: 'member', header: t('member'), cell: ({ seat }) => <b>{memberAt(shown, seat)}</b> },
          {
            key: 'cards',
            header: t('cards'),
            cell: ({ seat }) => (
              <span className="tabular">{(cards.get(seat) ?? []).map(cardText).join(' ') || '–'}</span>
            ),
          },
          {
            key: 'stack',
            header: t('stack'),
            align: 'end',
            cell: ({ stackMinor }) => <HandAmount inChips={inChips} amount={amountOfMinor(stackMinor)} />,
          },
          {
            key: 'net',
            header: t('net'),
            align: 'end',
            cell: ({ seat }) => (
              <HandAmount inChips={inChips} amount={amountOfMinor(resultOf(seat)?.netMinor ?? '0')} signed />
            ),
          },
          {
            key: 'rake',
            header: t('rake'),
            align: 'end',
            cell: ({ seat }) => (
              <HandAmount inChips={inChips} amount={amountOfMinor(resultOf(seat)?.rakeMinor ?? '0')} />
            ),
          },
        ]}
      />
    </Section>
  );
}

function Decisions({ shown }: { shown: StaffHand }) {
  const t = useTranslations('consoleRooms');
  const amountOfMinor = useAmountOfMinor(shown.inChips);
  const rows = shown.hand.actions.map((action, index) => ({ ...action, index }));
  const actText = (act: string, value: string) => {
    if (act === 'bid' || act === 'bet') return t(`acts.${act}`, { times: value });
    if (act === 'fold' || act === 'check' || act === 'call') return t(`acts.${act}`);
    return act === 'raise' ? t('acts.raise', { amount: amountOfMinor(value) }) : `${act} ${value}`;
  };
  return (
    <Section title={t('decisions')}>
      <Table
        caption={t('decisions')}
        rows={rows}
        rowKey={({ index }) => `${index}`}
        columns={[
          { key: 'member', header: t('member'), cell: ({ seat }) => memberAt(shown, seat) },
          { key: 'act', header: t('act'), cell: ({ act, amount }) => actText(act, amount ?? '') },
          { key: 'by', header: t('by'), cell: ({ by }) => t(`actors.${by}`) },
          { key: 'at', header: t('at'), cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
    </Section>
  );
}

function Seeds({ shown: { hand, inChips } }: { shown: StaffHand }) {
  const t = useTranslations('consoleRooms');
  const amountOfMinor = useAmountOfMinor(inChips);
  const { rake10k, rakeCapMinor } = hand.setup;
  const percent = percentOf(Number(rake10k));
  const rakeText =
    rakeCapMinor === null ? t('rakeOf', { percent }) : t('rakeUpTo', { percent, most: amountOfMinor(rakeCapMinor) });
  return (
    <Section title={t('hand')}>
      <Facts
        columns={1}
        facts={[
          { label: t('status'), value: t(`handStates.${hand.status}`) },
          { label: t('base'), value: <HandAmount inChips={inChips} amount={amountOfMinor(hand.setup.baseMinor)} /> },
          { label: t('rake'), value: rakeText },
          { label: t('hash'), value: <code className="break-all">{hand.seedHash}</code> },
          { label: t('seed'), value: <code className="break-all">{hand.serverSeed ?? '–'}</code> },
          { label: t('clientSeed'), value: <code className="break-all">{hand.clientSeed}</code> },
        ]}
      />
    </Section>
  );
}
