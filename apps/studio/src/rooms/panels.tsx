import type { RoomHand } from '@baize/contract';
import { betMultipliers, bids, bullClasses, multiplierOf } from '@baize/games/niuniu';
import { useTranslations } from 'use-intl';
import { Code, Facts, HistoryFailed, Section } from '../game-frame/panels/parts.tsx';
import { useAsked } from '../lib/use-asked.ts';
import type { TableFramePanels } from '../table-frame/TableFrame.tsx';
import { CheckInBrowser } from '../table-frame/table/CheckInBrowser.tsx';
import { useTableFrame, useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import { isHandProved, isProvable } from './verify-hand.ts';

const shownHands = 30;
/** Proofs are long. */
const shownProofs = 10;

/** The rules of NiuNiu with a grabbed banker. */
function Rules() {
  const t = useTranslations('rooms');
  const list = (amounts: readonly bigint[]) => amounts.map((amount) => `×${amount}`).join(' ');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.courseTitle')} text={t('rules.courseText')} />
      <Facts
        facts={[
          [t('ask.bid'), list(bids)],
          [t('ask.bet'), list(betMultipliers)],
        ]}
      />
      <Section title={t('rules.handTitle')} text={t('rules.handText')} />
      <Facts
        facts={[...bullClasses]
          .reverse()
          .map((name) => [t(`hand.${name}`), t('times', { times: `${multiplierOf(name)}` })] as const)}
      />
      <Section title={t('rules.compareTitle')} text={t('rules.compareText')} />
      <Section title={t('rules.payTitle')} text={t('rules.payText')} />
      <Section title={t('rules.clockTitle')} text={t('rules.clockText')} />
      <Section title={t('rules.leaveTitle')} text={t('rules.leaveText')} />
    </div>
  );
}

function usePlayed() {
  const { api } = useTableFrame();
  return useAsked(() => api.call('roomsHands', { data: { pageSize: shownHands } }));
}

const netOf = ({ result, mySeat }: RoomHand): bigint =>
  BigInt(result.find(({ seat }) => seat === mySeat)?.netMinor ?? '0');

function HandLine({ hand }: { hand: RoomHand }) {
  const t = useTranslations('rooms');
  const money = useTableFrameMoney();
  const net = netOf(hand);
  const said = (act: string, seat: number | null) =>
    hand.actions.find((action) => action.act === act && action.seat === seat)?.amount ?? null;
  const [bid, bet] = [said('bid', hand.mySeat), said('bet', hand.mySeat)];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sunken px-3 py-2">
      <span className="tabular text-ink-muted">{t('history.hand', { number: hand.number })}</span>
      <span>{t('history.base', { amount: money(hand.setup.baseMinor) })}</span>
      <span>{bid !== null && (bid === '0' ? t('said.noBid') : t('said.bid', { times: bid }))}</span>
      <span>{bet === null ? t('table.banker') : t('times', { times: bet })}</span>
      <span className={net > 0n ? 'tabular font-semibold text-success-ink' : 'tabular font-semibold'}>
        {hand.status === 'void' ? t('history.void') : `${net > 0n ? '+' : ''}${money(net)}`}
      </span>
    </li>
  );
}

function History() {
  const t = useTranslations('rooms.history');
  const { value, hasFailed, reload } = usePlayed();
  if (hasFailed) return <HistoryFailed reload={reload} />;
  if (value === null) return <p>{t('loading')}</p>;
  if (value.list.length === 0) return <p className="text-sm text-ink-muted">{t('empty')}</p>;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {value.list.map((hand) => (
        <HandLine key={hand.handId} hand={hand} />
      ))}
    </ul>
  );
}

function Fairness() {
  const t = useTranslations('rooms');
  const words = useTranslations('tables.fairness');
  const { value, hasFailed, reload } = usePlayed();
  const hands = (value?.list ?? []).filter(isProvable).slice(0, shownProofs);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-muted">{t('fairness.text')}</p>
      {hasFailed && <HistoryFailed reload={reload} />}
      {value !== null && hands.length === 0 && <p className="text-sm">{t('history.empty')}</p>}
      {hands.map((hand) => (
        <Section key={hand.handId} title={t('history.hand', { number: hand.number })}>
          <p className="text-sm">{words('hash')}</p>
          <Code>{hand.seedHash}</Code>
          <p className="text-sm">{words('serverSeed')}</p>
          <Code>{hand.serverSeed ?? ''}</Code>
          <p className="text-sm">{words('clientSeed')}</p>
          <Code>{hand.clientSeed}</Code>
          <CheckInBrowser
            isProved={() => isHandProved(hand).catch(() => false)}
            texts={{ same: t('fairness.same'), other: t('fairness.other') }}
          />
        </Section>
      ))}
    </div>
  );
}

/** The panels of the card rooms. */
export const roomPanels: TableFramePanels = { Rules, History, Fairness };
