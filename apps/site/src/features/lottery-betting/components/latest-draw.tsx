import type { LotteryGame } from '@baize/games/lottery';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { lottoIssuesQuery } from '../api/lotto.ts';
import { useBetNames } from '../bet-names.ts';
import { lookOf } from '../draw-statistics.ts';
import { DrawnNumbers } from './results/drawn-numbers.tsx';

const sentences = { drawn: 'slip.operatorDraw', entered: 'slip.enteredDraw', fed: 'slip.fedDraw' } as const;

/** The latest draw by prize, as it is printed, with what proves it. */
export function LatestDraw({ gameId, rules }: { gameId: string; rules: LotteryGame }) {
  const t = useTranslations('lotto');
  const names = useBetNames();
  const { data } = useQuery(lottoIssuesQuery(gameId));
  const last = data?.drawn[0];
  const firstSeen = useRef(last?.numero);
  firstSeen.current ??= last?.numero;
  const isFresh = last !== undefined && last.numero !== firstSeen.current;
  return (
    <section aria-labelledby="latest-draw" className="flex flex-col gap-2 text-sm">
      <h3 id="latest-draw" className="text-base font-bold">
        {t('results.title')}
      </h3>
      <p className="text-ink-muted">{t(sentences[data?.open?.source ?? 'drawn'])}</p>
      {last?.result != null && (
        <>
          <p className="tabular text-ink-muted">{t('tickets.draw', { numero: last.numero })}</p>
          <dl key={last.numero} className="flex flex-col divide-y divide-line">
            {rules.shape.map(({ key: prize }) => (
              <div key={prize} className="flex gap-4 py-1">
                <dt className="w-28 shrink-0 text-ink-muted">{names.prize(prize)}</dt>
                <dd className="min-w-0">
                  <DrawnNumbers numbers={last.result?.[prize] ?? []} look={lookOf(rules, prize)} isFresh={isFresh} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <dl className="flex flex-col gap-1 text-xs text-ink-muted">
        {data?.open?.serverSeedHash != null && (
          <div>
            <dt>{t('results.hash')}</dt>
            <dd className="break-all">{data.open.serverSeedHash}</dd>
          </div>
        )}
        {last?.serverSeed != null && (
          <div>
            <dt>{t('results.seed')}</dt>
            <dd className="break-all">{last.serverSeed}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
