import { Repeat, ShoppingCart, Zap } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { RollingAmount } from '../../lib/RollingAmount.tsx';
import { useFeaturePrice, useFrame, useHud, useMoney } from '../frame-context.tsx';

export function Balance() {
  const t = useTranslations('studio.control');
  const showMoney = useMoney();
  const balanceMinor = useHud((state) => state.balanceMinor);
  return (
    <div className="frame-balance">
      <span className="frame-label" aria-hidden="true">
        {t('balance')}
      </span>
      <output aria-label={t('balance')} aria-live="off" className="tabular frame-value">
        {showMoney(balanceMinor)}
      </output>
    </div>
  );
}

/** The win of the round so far, and which line it comes from while lines are shown. */
export function WinReadout({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations('studio.control');
  const showMoney = useMoney();
  const win = useHud((state) => state.win);
  const isIdle = useHud((state) => state.frame.phase === 'idle');
  const hasFreeSpins = useHud((state) => state.freeSpins !== null);
  // The same amount is counting up over the board: it would be told before its time.
  const isCovered = useHud(({ overlay }) => overlay !== null && 'amountMinor' in overlay);
  const label = hasFreeSpins ? t('totalWin') : t('win');
  const takesAll = useHud(({ hold }) => hold?.gather?.at === 'total');
  const isShown = win.amountMinor > 0n;
  const hint = isIdle ? t('pressSpin') : t('goodLuck');
  return (
    <div ref={place} className="frame-win" data-tier={win.tier} data-covered={isCovered} data-takes={takesAll}>
      <span className="frame-label" aria-hidden="true">
        {isShown ? label : hint}
      </span>
      <output aria-label={t('win')} aria-live="off" className="tabular frame-win-value" data-shown={isShown}>
        <RollingAmount write={showMoney} amountMinor={win.amountMinor} rollMs={win.rollMs} />
      </output>
      <span className="tabular frame-line">
        {win.line !== null &&
          `${'ways' in win.line ? t('ways', { count: win.line.ways }) : t('line', { line: win.line.line })} · ${showMoney(win.line.amountMinor)}`}
      </span>
    </div>
  );
}

/** Faster rounds and, where the brand has it, rounds that play by themselves. */
export function Pace({ onAutoplay, onBuy }: { onAutoplay: () => void; onBuy: () => void }) {
  const hasAutoplay = useHud((state) => state.hasAutoplay);
  return (
    <div className="frame-pace">
      <BuyButton onPress={onBuy} />
      {hasAutoplay && <AutoplayButton onPress={onAutoplay} />}
      <Turbo />
    </div>
  );
}

/** Opens the offer of the feature, where it can be bought; never in free rounds or while rounds play by themselves. */
function BuyButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('studio.control');
  const price = useFeaturePrice();
  const hasFreeRounds = useHud((state) => state.freeRounds !== null);
  const isReady = useHud((state) => state.frame.phase === 'idle' && state.autoplay === null);
  if (price === null || hasFreeRounds) return null;
  return (
    <button
      type="button"
      className="frame-turbo frame-plate"
      aria-label={t('buyFeature')}
      aria-haspopup="dialog"
      aria-disabled={!isReady}
      onClick={() => isReady && onPress()}
    >
      <ShoppingCart size={20} aria-hidden="true" />
      <span aria-hidden="true">{t('buy')}</span>
    </button>
  );
}

function AutoplayButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('studio.control');
  const isReady = useHud((state) => state.frame.phase === 'idle' && state.autoplay === null);
  return (
    <button
      type="button"
      className="frame-turbo frame-plate"
      aria-haspopup="dialog"
      aria-disabled={!isReady}
      onClick={() => isReady && onPress()}
    >
      <Repeat size={20} aria-hidden="true" />
      <span>{t('auto')}</span>
    </button>
  );
}

function Turbo() {
  const t = useTranslations('studio.control');
  const { actions } = useFrame();
  const isFast = useHud((state) => state.isFast);
  return (
    <button type="button" className="frame-turbo frame-plate" aria-pressed={isFast} onClick={actions.toggleFast}>
      <Zap size={20} aria-hidden="true" className={isFast ? 'fill-current' : ''} />
      <span>{t('turbo')}</span>
    </button>
  );
}

/** The symbol that fills reels while the free spins last. */
function Special({ symbol }: { symbol: string }) {
  const t = useTranslations('studio');
  const { game } = useFrame();
  const picture = game.symbolPicture?.(symbol);
  const name = t(game.symbolNameKey(symbol));
  return (
    <span className="frame-free-special">
      {picture === undefined ? name : <img src={picture} alt={`${name}, ${t('overlay.special')}`} />}
    </span>
  );
}

/** How many free spins are left; takes the place of the game's name while they last. */
export function FreeSpinsReadout() {
  const t = useTranslations('studio.freeSpins');
  const freeSpins = useHud((state) => state.freeSpins);
  if (freeSpins === null) return null;
  const { spinsLeft, totalSpins, multiplier, special } = freeSpins;
  return (
    <div className="frame-free">
      <span className="frame-label">{t('left')}</span>
      <span className="tabular frame-free-count" key={spinsLeft}>
        {t('leftCount', { left: spinsLeft, total: totalSpins })}
      </span>
      {special !== null && <Special symbol={special} />}
      {multiplier > 1 && (
        <span className="frame-free-times" role="img" aria-label={t('timesLabel', { multiplier })}>
          {t('times', { multiplier })}
        </span>
      )}
    </div>
  );
}
