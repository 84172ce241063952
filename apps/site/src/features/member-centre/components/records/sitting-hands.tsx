import { MoneyText } from '@baize/ui/money-text';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { ownKey } from '../../../../lib/session/own.ts';
import { VerifyRound } from './verify-round.tsx';

interface SittingProof {
  /** Nets are chips of a tournament that are no money. */
  inChips: boolean;
  hands: readonly {
    handId: string;
    number: number;
    status: 'settled' | 'void';
    net: string;
    rake: string;
    endedAt: string;
  }[];
}

/** The hands of a sitting at a card room, each with what it brought and the way to check it. */
export function SittingHands({ roundId, gameName, symbol }: { roundId: string; gameName: string; symbol?: string }) {
  const t = useTranslations('rooms');
  const format = useFormatter();
  const prefix = symbol === undefined ? {} : { symbol };
  const { data, error, refetch } = useQuery({
    queryKey: [...ownKey, 'sittingHands', roundId],
    queryFn: async () => (await callApi('roundProof', { data: { roundId } })).round as unknown as SittingProof,
  });
  if (error && !data) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={3} />;
  return (
    <section className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">{t('record.hands', { hands: data.hands.length })}</h3>
      {data.hands.length === 0 && <p className="text-ink-muted">{t('record.none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {data.hands.map(({ handId, number, status, net, rake, endedAt }) => (
          <li key={handId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              <b>{t('history.hand', { number })}</b>{' '}
              <time dateTime={endedAt} className="tabular text-ink-muted">
                {format.dateTime(new Date(endedAt), 'moment')}
              </time>
            </span>
            {status === 'void' ? (
              <span className="text-ink-muted">{t('history.void')}</span>
            ) : (
              <>
                <span className="tabular">
                  <MoneyText amount={net} signed {...(data.inChips ? {} : prefix)} />
                  {data.inChips && ` ${t('record.chips')}`}
                  {Number(rake) > 0 && (
                    <span className="ml-2 text-ink-muted">
                      {t('record.rake')} <MoneyText amount={rake} {...prefix} />
                    </span>
                  )}
                </span>
                <VerifyRound roundId={handId} gameName={gameName} isQuiet />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
