import { MoneyText } from '@baize/ui/money-text';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { ownKey } from '../../../../lib/session/own.ts';

interface FishingProof {
  gameCode: string;
  batches: readonly {
    batchId: string;
    shots: number;
    caught: readonly { kind: string; times: number; winsPool: boolean }[];
    stake: string;
    payout: string;
    firedAt: string;
  }[];
}

/** Creatures that have a name of their own in the lake. */
const lakeGame = 'fish_lotus';

/** The batches of a round of fishing: shots, catches, stake and prize. */
export function FishingBatches({ roundId, symbol }: { roundId: string; symbol?: string }) {
  const t = useTranslations('fishing');
  const format = useFormatter();
  const prefix = symbol === undefined ? {} : { symbol };
  const { data, error, refetch } = useQuery({
    queryKey: [...ownKey, 'fishingBatches', roundId],
    queryFn: async () => (await callApi('roundProof', { data: { roundId } })).round as unknown as FishingProof,
  });
  if (error && !data) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={3} />;
  const nameOf = (kind: string) => {
    const own = `lake.${kind}` as 'lake.shark';
    return data.gameCode === lakeGame && t.has(own) ? t(own) : t(`fish.${kind}` as 'fish.shark');
  };
  return (
    <section className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">{t('record.batches', { batches: data.batches.length })}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {data.batches.map(({ batchId, shots, caught, stake, payout, firedAt }) => (
          <li key={batchId} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
            <span>
              <time dateTime={firedAt} className="tabular text-ink-muted">
                {format.dateTime(new Date(firedAt), { hour: '2-digit', minute: '2-digit', second: '2-digit' })}
              </time>{' '}
              {t('history.shots', { shots })}
            </span>
            <span className="tabular">
              <MoneyText amount={stake} {...prefix} /> → <MoneyText amount={payout} {...prefix} />
            </span>
            {caught.length > 0 && (
              <span className="basis-full text-ink-muted">
                {caught
                  .map(
                    ({ kind, times, winsPool }) =>
                      `${nameOf(kind)} ×${times}${winsPool ? ` + ${t('pool.label')}` : ''}`,
                  )
                  .join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
