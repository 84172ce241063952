import type { LevelRules } from '@baize/games/slot-engine';
import { useFormatter, useTranslations } from 'use-intl';
import type { RulesProps } from '../../game-frame/game.ts';
import { jackpotName } from '../../game-frame/jackpot-name.ts';
import { Section } from '../../game-frame/panels/parts.tsx';

/** Where the jackpots that must drop start and end, and what they take and give. */
export function LevelSection({ levels, showMoney }: Pick<RulesProps, 'showMoney'> & { levels: readonly LevelRules[] }) {
  const t = useTranslations('studio.rules');
  const names = useTranslations('studio.pots');
  const format = useFormatter();
  const percent = (tenThousandths: number) => format.number(tenThousandths / 100, { maximumFractionDigits: 4 });
  return (
    <Section title={t('levels')} text={t('levelsText')}>
      <dl className="flex flex-col gap-3 text-sm">
        {levels.map(({ pool, seedMinor, ceilingMinor, contributionTenThousandths, reserveTenThousandths }) => {
          const part = Number(contributionTenThousandths);
          const share = (part * Number(seedMinor + ceilingMinor)) / Number(ceilingMinor - seedMinor);
          return (
            <div key={pool}>
              <dt className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
                <span>{names(jackpotName(pool))}</span>
                <span className="tabular">
                  {t('levelRange', { seed: showMoney(seedMinor), ceiling: showMoney(ceilingMinor) })}
                </span>
              </dt>
              <dd className="text-ink-muted">
                {t('levelShares', {
                  part: percent(part),
                  reserve: percent(Number(reserveTenThousandths)),
                  share: percent(share),
                })}
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
