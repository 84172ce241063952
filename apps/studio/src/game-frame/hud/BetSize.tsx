import { IconButton } from '@baize/ui/icon-button';
import { ChevronDown, Minus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFrame, useHud, useMoney } from '../frame-context.tsx';
import type { FreeRounds } from '../hud-state.ts';

/** The bet of the next round: chosen, or that of the free rounds that are left. */
export function BetSize({ onOpenList }: { onOpenList: () => void }) {
  const freeRounds = useHud((state) => state.freeRounds);
  return freeRounds === null ? <ChosenBet onOpenList={onOpenList} /> : <FreeBet freeRounds={freeRounds} />;
}

function FreeBet({ freeRounds }: { freeRounds: FreeRounds }) {
  const t = useTranslations('studio.control');
  const showMoney = useMoney();
  return (
    <div className="frame-bet frame-plate frame-bet-free">
      <output aria-label={t('freeRounds')} className="frame-bet-value">
        <span className="frame-label">{t('freeRoundsLeft', { count: freeRounds.left })}</span>
        <span className="tabular frame-value">{showMoney(freeRounds.betMinor)}</span>
      </output>
    </div>
  );
}

/** Down, up, or out of the list. Only between rounds. */
function ChosenBet({ onOpenList }: { onOpenList: () => void }) {
  const t = useTranslations('studio.control');
  const showMoney = useMoney();
  const { actions } = useFrame();
  const isIdle = useHud((state) => state.frame.phase === 'idle');
  const betMinor = useHud((state) => state.betMinor);
  const bets = useHud((state) => state.betsMinor);
  const lower = bets.findLast((bet) => bet < betMinor);
  const higher = bets.find((bet) => bet > betMinor);
  const step = (bet: bigint | undefined) => bet !== undefined && isIdle && actions.setBet(bet);
  return (
    <fieldset className="frame-bet frame-plate" aria-label={t('betSize')}>
      <IconButton
        label={t('decreaseBet')}
        onHero
        className="frame-round rounded-full!"
        aria-disabled={!isIdle || lower === undefined}
        onClick={() => step(lower)}
      >
        <Minus size={20} />
      </IconButton>
      <button
        type="button"
        className="frame-bet-value"
        aria-haspopup="dialog"
        aria-disabled={!isIdle}
        onClick={() => isIdle && onOpenList()}
      >
        <span className="frame-label">
          {t('bet')} <ChevronDown size={12} aria-hidden="true" />
        </span>
        <span className="tabular frame-value">{showMoney(betMinor)}</span>
      </button>
      <IconButton
        label={t('increaseBet')}
        onHero
        className="frame-round rounded-full!"
        aria-disabled={!isIdle || higher === undefined}
        onClick={() => step(higher)}
      >
        <Plus size={20} />
      </IconButton>
    </fieldset>
  );
}
