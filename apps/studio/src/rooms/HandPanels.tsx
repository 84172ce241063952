import type { Calls, CallValue } from '@baize/contract';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { Code, HistoryFailed, Section } from '../game-frame/panels/parts.tsx';
import { useAsked } from '../lib/use-asked.ts';
import { CheckInBrowser } from '../table-frame/table/CheckInBrowser.tsx';
import { useTableFrame, useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import { type AnyRoomGame, isHandProved, isProvable } from './verify-hand.ts';

export type PlayedHand = CallValue<Calls['roomsHands']>['list'][number];

const shownHands = 30;
/** Proofs are long. */
const shownProofs = 10;

function usePlayed() {
  const { api } = useTableFrame();
  return useAsked(() => api.call('roomsHands', { data: { pageSize: shownHands } }));
}

/** What a hand brought the player. */
export function HandNet({ hand: { status, result, mySeat } }: { hand: PlayedHand }) {
  const t = useTranslations('rooms.history');
  const money = useTableFrameMoney();
  const net = BigInt(result.find(({ seat }) => seat === mySeat)?.netMinor ?? '0');
  return (
    <span className={net > 0n ? 'tabular font-semibold text-success-ink' : 'tabular font-semibold'}>
      {status === 'void' ? t('void') : `${net > 0n ? '+' : ''}${money(net)}`}
    </span>
  );
}

/** The latest own hands, each as its game writes it. */
export function HandList({ Line }: { Line: ComponentType<{ hand: PlayedHand }> }) {
  const t = useTranslations('rooms.history');
  const { value, hasFailed, reload } = usePlayed();
  if (hasFailed) return <HistoryFailed reload={reload} />;
  if (value === null) return <p>{t('loading')}</p>;
  if (value.list.length === 0) return <p className="text-sm text-ink-muted">{t('empty')}</p>;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {value.list.map((hand) => (
        <Line key={hand.handId} hand={hand} />
      ))}
    </ul>
  );
}

/** Seeds and proofs of hands. */
export function HandProofs({ game }: { game: AnyRoomGame }) {
  const t = useTranslations('rooms');
  const words = useTranslations('tables.fairness');
  const { value, hasFailed, reload } = usePlayed();
  const hands = (value?.list ?? []).filter((hand) => isProvable(hand, game)).slice(0, shownProofs);
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
            isProved={() => isHandProved(hand, game).catch(() => false)}
            texts={{ same: t('fairness.same'), other: t('fairness.other') }}
          />
        </Section>
      ))}
    </div>
  );
}

/** Proofs of a game whose cards stay face down after a hand: their seeds come late. */
export function LateProofs({ game }: { game: AnyRoomGame }) {
  const t = useTranslations('rooms.fairness');
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-muted">{t('late')}</p>
      <HandProofs game={game} />
    </div>
  );
}
