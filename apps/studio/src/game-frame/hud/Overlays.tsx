import { useTranslations } from 'use-intl';
import { RollingAmount } from '../../lib/RollingAmount.tsx';
import { useFrame, useHud, useMoney } from '../frame-context.tsx';
import type { Overlay } from '../hud-state.ts';
import { jackpotName } from '../jackpot-name.ts';
import { Wheel } from './Wheel.tsx';

/** The book opens on the free spins' special symbol. */
function SpecialText({ symbol }: { symbol: string }) {
  const t = useTranslations('studio');
  const { game } = useFrame();
  const picture = game.symbolPicture?.(symbol);
  return (
    <div className="frame-special">
      {picture !== undefined && <img src={picture} alt="" />}
      <p className="frame-shout">{t(game.symbolNameKey(symbol))}</p>
      <p className="frame-aside">{t('overlay.special')}</p>
    </div>
  );
}

type Prize = Extract<Overlay, { kind: 'jackpot' | 'fullGrid' }>;

function prizeNameOf(prize: Prize) {
  if (prize.kind === 'fullGrid') return prize.kind;
  return `${jackpotName(prize.pot)}Jackpot` as const;
}

function Words({ overlay }: { overlay: Overlay }) {
  const t = useTranslations('studio.overlay');
  const showMoney = useMoney();
  switch (overlay.kind) {
    case 'bigWin':
      return (
        <>
          <p className="frame-shout">{t(overlay.tier)}</p>
          <RollingAmount
            write={showMoney}
            className="tabular frame-sum"
            amountMinor={overlay.amountMinor}
            rollMs={overlay.rollMs}
            fromZero
          />
        </>
      );
    case 'freeSpinsAwarded':
      if (overlay.isRetrigger) return <p className="frame-shout">{t('freeSpinsMore', { count: overlay.spins })}</p>;
      return (
        <>
          <p className="tabular frame-number">{overlay.spins}</p>
          <p className="frame-shout">{t('freeSpinsWon', { count: overlay.spins })}</p>
          {overlay.multiplier > 1 && (
            <p className="frame-aside">{t('allWinsTimes', { multiplier: overlay.multiplier })}</p>
          )}
        </>
      );
    case 'freeSpinsSummary':
      return (
        <>
          <p className="frame-aside">{t('freeSpinsOver')}</p>
          <RollingAmount
            write={showMoney}
            className="tabular frame-sum"
            amountMinor={overlay.amountMinor}
            rollMs={overlay.rollMs}
            fromZero
          />
          <p className="frame-aside">{t('inSpins', { count: overlay.spins })}</p>
        </>
      );
    case 'holdStarted':
      return <p className="frame-shout">{t('holdStarted')}</p>;
    case 'paradeStarted':
      return <p className="frame-shout">{t('paradeStarted')}</p>;
    case 'holdSummary':
    case 'paradeSummary':
      return (
        <>
          <p className="frame-aside">{t(overlay.kind === 'holdSummary' ? 'holdOver' : 'paradeOver')}</p>
          <RollingAmount
            write={showMoney}
            className="tabular frame-sum"
            amountMinor={overlay.amountMinor}
            rollMs={overlay.rollMs}
            fromZero
          />
        </>
      );
    case 'special':
      return <SpecialText symbol={overlay.symbol} />;
    case 'wheel':
      return <Wheel {...overlay} />;
    case 'jackpot':
    case 'fullGrid':
      return (
        <>
          <p className="frame-shout">{t(prizeNameOf(overlay))}</p>
          <RollingAmount
            write={showMoney}
            className="tabular frame-sum"
            amountMinor={overlay.amountMinor}
            rollMs={overlay.rollMs}
            fromZero
          />
        </>
      );
    case 'capped':
      return (
        <>
          <p className="frame-shout">{t('capped')}</p>
          <p className="frame-aside">{t('cappedText')}</p>
        </>
      );
  }
}

/** Big moments over the board. Read out by the live region, not here; a click anywhere ends them. */
export function Overlays() {
  const { actions } = useFrame();
  const overlay = useHud((state) => state.overlay);
  if (overlay === null) return null;
  return (
    <div
      className="frame-board frame-overlay"
      data-kind={overlay.kind}
      aria-hidden="true"
      onPointerDown={actions.primary}
    >
      <div className="frame-overlay-words">
        <Words overlay={overlay} />
      </div>
    </div>
  );
}
