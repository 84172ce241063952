import { Dialog } from '@baize/ui/dialog';
import { Repeat, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isStopSaid } from '../../game-frame/autoplay-rules.ts';
import { AutoplayForm } from '../../game-frame/panels/AutoplayForm.tsx';
import { useTableFrameMoney, useTableFrameState } from '../../table-frame/table-frame-context.tsx';
import type { Order } from './own-bets.ts';
import type { EachRound } from './use-each-round.ts';

interface EachRoundProps {
  each: EachRound;
  /** The bet that would be made in each round; null while it is none. */
  order: Order | null;
}

/** What runs by itself, and the one press that ends it. */
function Running({ each, running }: { each: EachRound; running: NonNullable<EachRound['running']> }) {
  const t = useTranslations('tables.crash.eachRound');
  const money = useTableFrameMoney();
  const netMinor = -running.lostMinor;
  return (
    <div className="crash-each" data-running="true">
      <span className="tabular">
        {t('left', { count: running.roundsLeft })}
        <span className="crash-each-net" data-won={netMinor > 0n}>
          {t('net', { amount: `${netMinor > 0n ? '+' : ''}${money(netMinor)}` })}
        </span>
      </span>
      <button type="button" onClick={each.stop}>
        <Square aria-hidden="true" fill="currentColor" />
        {t('stop')}
      </button>
    </div>
  );
}

/** "Bet each round": asks how many and until when, where the brand has it. */
export function EachRoundPlace({ each, order }: EachRoundProps) {
  const t = useTranslations('tables.crash.eachRound');
  const say = useTranslations('studio');
  const hasAutoplay = useTableFrameState((state) => state.hasAutoplay);
  const money = useTableFrameMoney();
  const [isAsked, setAsked] = useState(false);
  if (each.running !== null) return <Running each={each} running={each.running} />;
  if (!hasAutoplay) return null;
  const bet = order && { amount: money(order.stakeMinor), multiplier: `${order.selection}×` };
  return (
    <div className="crash-each">
      <button type="button" aria-haspopup="dialog" disabled={order === null} onClick={() => setAsked(true)}>
        <Repeat aria-hidden="true" />
        {t('title')}
      </button>
      <Dialog
        open={isAsked && order !== null}
        onClose={() => setAsked(false)}
        title={t('title')}
        closeLabel={say('control.close')}
        size="sm"
      >
        {order !== null && bet !== null && (
          <>
            <p className="mb-5">{order.selection === '' ? t('byHand', bet) : t('byItself', bet)}</p>
            <AutoplayForm
              betMinor={order.stakeMinor}
              showMoney={money}
              text={say('autoplay.instantText')}
              endsByLostInRow
              startText={(count) => t('start', { count })}
              onStart={(choice) => {
                setAsked(false);
                each.start(choice, order);
              }}
            />
          </>
        )}
      </Dialog>
    </div>
  );
}

/** Why bets of each round ended; null: nothing is to be said. */
export function useStopText({ stopped }: EachRound): string | null {
  const t = useTranslations('studio.autoplay.stopped');
  const notice = useTranslations('tables.notice');
  if (stopped === null) return null;
  const { stop, refusal } = stopped;
  if (isStopSaid(stop)) return t(stop);
  return stop === 'notPlayed' && refusal !== null ? `${t(stop)} ${notice(refusal)}` : null;
}
