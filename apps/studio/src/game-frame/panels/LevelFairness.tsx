import { checkDrop } from '@baize/games/slot-engine/levels';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { canVerify } from '../../lib/can-verify.ts';
import { useHud, useMoney } from '../frame-context.tsx';
import type { JackpotPool } from '../hud-state.ts';
import { jackpotName } from '../jackpot-name.ts';
import { Code, Section } from './parts.tsx';

type MustDrop = NonNullable<JackpotPool['mustDrop']>;

/** The last drop of a level, recomputed in this browser. */
function LastDrop({
  pool,
  mustDrop,
  last,
}: {
  pool: string;
  mustDrop: MustDrop;
  last: NonNullable<MustDrop['lastDrop']>;
}) {
  const t = useTranslations('studio.fairness');
  const names = useTranslations('studio.pots');
  const showMoney = useMoney();
  const [isFair, setIsFair] = useState<boolean | null>(null);
  const { cycle, serverSeed, serverSeedHash, amountMinor } = last;
  const { seedMinor, ceilingMinor } = mustDrop;
  useEffect(() => {
    if (!canVerify()) return;
    const rules = { pool, seedMinor: BigInt(seedMinor), ceilingMinor: BigInt(ceilingMinor) };
    const drop = { cycle, serverSeed, serverSeedHash, counterMinor: seedMinor };
    checkDrop([rules], { pool, amountMinor: BigInt(amountMinor), drop }).then(
      () => setIsFair(true),
      (fault: unknown) => setIsFair(fault instanceof RangeError ? false : null),
    );
  }, [pool, seedMinor, ceilingMinor, cycle, serverSeed, serverSeedHash, amountMinor]);
  const amount = showMoney(BigInt(amountMinor));
  return (
    <>
      <dt className="mt-3 mb-1 font-semibold">{t('levelSeed', { name: names(jackpotName(pool)), cycle, amount })}</dt>
      <dd>
        <Code>{serverSeed}</Code>
        {isFair !== null && (
          <p className={isFair ? 'mt-1 text-ink-muted' : 'mt-1 text-danger-ink'}>
            {t(isFair ? 'levelMatches' : 'levelDiffers', { amount })}
          </p>
        )}
      </dd>
    </>
  );
}

/** What binds the server to where the jackpots drop, and the seeds of the drops before. */
export function LevelFairness() {
  const t = useTranslations('studio.fairness');
  const names = useTranslations('studio.pots');
  const levels = useHud((state) => state.jackpotPools);
  if (!levels.some(({ mustDrop }) => mustDrop)) return null;
  return (
    <Section title={t('levels')} text={t('levelsText')}>
      {!canVerify() && levels.some(({ mustDrop }) => mustDrop?.lastDrop) && (
        <p className="text-sm text-warning-ink">{t('cannotVerify')}</p>
      )}
      <dl className="flex flex-col text-sm">
        {levels.map(
          ({ pot, mustDrop }) =>
            mustDrop && (
              <div key={pot} className="mb-4">
                <dt className="mb-1 font-semibold">
                  {t('levelHash', { name: names(jackpotName(pot)), cycle: mustDrop.cycle })}
                </dt>
                <dd>
                  <Code>{mustDrop.serverSeedHash}</Code>
                </dd>
                {mustDrop.lastDrop && <LastDrop pool={pot} mustDrop={mustDrop} last={mustDrop.lastDrop} />}
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}
