import { useTranslations } from 'use-intl';
import type { Verdict } from '../recomputation.ts';

/** Everything as data, folded. */
export function RoundData({ round, verdict }: { round: object; verdict: Verdict | null }) {
  const t = useTranslations('verifier');
  const parts: [string, unknown][] =
    verdict === null
      ? [[t('round'), round]]
      : [
          [t('recomputed'), verdict.recomputed],
          ...(verdict.isSame ? [] : [[t('shown'), verdict.shown] as [string, unknown]]),
          [t('round'), round],
        ];
  return (
    <details className="text-sm">
      <summary className="min-h-touch cursor-pointer py-2 font-semibold">{t('page.details')}</summary>
      <div className="flex flex-col gap-3">
        {parts.map(([title, data]) => (
          <section key={title} className="flex flex-col gap-1">
            <h3 className="font-semibold">{title}</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
            <pre tabIndex={0} className="max-h-72 overflow-auto rounded-md bg-sunken p-3 text-xs">
              {JSON.stringify(data, null, 2)}
            </pre>
          </section>
        ))}
      </div>
    </details>
  );
}
