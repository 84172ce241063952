import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFrame, useHud, useMoney } from '../frame-context.tsx';
import type { JackpotPool } from '../hud-state.ts';
import { jackpotName } from '../jackpot-name.ts';

const askEveryMs = 5_000;

/** Reads what stands in the linked jackpots, again and again while the game is open, and after each round. */
function useJackpotPools(): void {
  const { api, hud, game } = useFrame();
  const isIdle = useHud((state) => state.frame.phase === 'idle');
  useEffect(() => {
    if (!game.hasJackpotPools) return;
    const read = async () => {
      if (hud.get().frame.phase === 'failed') return;
      const outcome = await api.call('studioJackpots', {});
      if (!outcome.ok) return;
      hud.set({
        jackpotPools: outcome.value.jackpotPools.map((pool) => ({ ...pool, amountMinor: BigInt(pool.amountMinor) })),
      });
    };
    if (isIdle) void read();
    const timer = setInterval(() => void read(), askEveryMs);
    return () => clearInterval(timer);
  }, [api, hud, game, isIdle]);
}

/** From this part of its way on a level glows. */
const nearShare = 0.85;

/** How far a level has come to its ceiling. */
function LevelMeter({
  pot,
  amountMinor,
  mustDrop,
}: {
  pot: string;
  amountMinor: bigint;
  mustDrop: NonNullable<JackpotPool['mustDrop']>;
}) {
  const t = useTranslations('studio.pots');
  const showMoney = useMoney();
  const seed = Number(mustDrop.seedMinor);
  const ceiling = Number(mustDrop.ceilingMinor);
  const share = Math.min(1, Math.max(0, (Number(amountMinor) - seed) / (ceiling - seed)));
  const name = t(jackpotName(pot));
  // The sign of the currency stays with its number.
  const ceilingText = showMoney(BigInt(mustDrop.ceilingMinor)).replaceAll(' ', '\u00a0');
  return (
    <div className="frame-level" data-pot={pot} data-near={share >= nearShare}>
      <dt className="frame-level-name">{name}</dt>
      <dd className="tabular frame-level-amount">{showMoney(amountMinor)}</dd>
      <dd className="frame-level-way">
        <meter className="frame-level-bar" min={0} max={1} value={share} aria-label={name} />
        <span className="tabular">{t('mustDrop', { amount: ceilingText })}</span>
      </dd>
    </div>
  );
}

/** The linked jackpots as they stand, with the way of those that must drop. */
export function JackpotReadout() {
  const t = useTranslations('studio.pots');
  const showMoney = useMoney();
  const jackpotPools = useHud((state) => state.jackpotPools);
  const { game } = useFrame();
  useJackpotPools();
  if (jackpotPools.length === 0) return null;
  if (game.hasLevels) {
    return (
      <dl className="frame-levels">
        {jackpotPools.map(
          ({ mustDrop, ...pool }) => mustDrop && <LevelMeter key={pool.pot} mustDrop={mustDrop} {...pool} />,
        )}
      </dl>
    );
  }
  return (
    <dl className="frame-pots">
      {jackpotPools.map(({ pot, amountMinor }) => (
        <div key={pot} className="frame-pot" data-pot={pot}>
          <dt>{t(jackpotName(pot))}</dt>
          <dd className="tabular">{showMoney(amountMinor)}</dd>
        </div>
      ))}
    </dl>
  );
}
