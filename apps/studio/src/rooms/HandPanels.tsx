import type { Calls, CallValue } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Code, HistoryFailed, Section } from '../game-frame/panels/parts.tsx';
import { CheckInBrowser } from '../table-frame/table/CheckInBrowser.tsx';
import { useTableFrame, useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import { OwnFigures } from './OwnFigures.tsx';
import { type AnyRoomGame, isHandProved, isProvable } from './verify-hand.ts';

export type PlayedHand = CallValue<Calls['roomsHands']>['list'][number];

const listPage = 30;
/** Proofs are long. */
const proofPage = 10;

/** The own hands, page by page. */
function usePlayed(pageSize: number) {
  const { api } = useTableFrame();
  const [hands, setHands] = useState<readonly PlayedHand[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const before = hands?.at(-1)?.handId;
  const more = useCallback(async () => {
    setHasFailed(false);
    const answer = await api.call('roomsHands', { data: before === undefined ? { pageSize } : { pageSize, before } });
    if (!answer.ok) return setHasFailed(true);
    setHands((known) => [...(known ?? []), ...answer.value.list]);
    setHasMore(answer.value.hasMore);
  }, [api, before, pageSize]);
  const first = useRef(more);
  useEffect(() => void first.current(), []);
  return { hands, hasMore, hasFailed, more: () => void more() };
}

/** The way to older hands. */
function Older({ played }: { played: ReturnType<typeof usePlayed> }) {
  const t = useTranslations('rooms.history');
  const { hasMore, hasFailed, more } = played;
  if (hasFailed) return <HistoryFailed reload={more} />;
  return hasMore ? (
    <Button variant="secondary" onClick={more}>
      {t('older')}
    </Button>
  ) : null;
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
  const played = usePlayed(listPage);
  const { hands, hasFailed } = played;
  if (hands === null && !hasFailed) return <p>{t('loading')}</p>;
  if (hands?.length === 0) return <p className="text-sm text-ink-muted">{t('empty')}</p>;
  return (
    <div className="flex flex-col gap-4">
      <OwnFigures />
      <ul className="flex flex-col gap-2 text-sm">
        {(hands ?? []).map((hand) => (
          <Line key={hand.handId} hand={hand} />
        ))}
      </ul>
      <Older played={played} />
    </div>
  );
}

/** Seeds and proofs of hands. */
export function HandProofs({ game }: { game: AnyRoomGame }) {
  const t = useTranslations('rooms');
  const words = useTranslations('tables.fairness');
  const played = usePlayed(proofPage);
  const hands = (played.hands ?? []).filter((hand) => isProvable(hand, game));
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-muted">{t('fairness.text')}</p>
      {played.hands !== null && hands.length === 0 && !played.hasMore && (
        <p className="text-sm">{t('history.empty')}</p>
      )}
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
      <Older played={played} />
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
