import type { ZjhView } from '@baize/games/zjh';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { BarProps } from '../bar-parts.tsx';
import { isMyTurn, nameAt } from '../room-view.ts';
import { TurnAct, TurnBar } from '../table/turn-bar.tsx';
import { zjhOf } from './zjh-view.ts';

/** What the player can do: look, fold, compare, call, raise. */
export function ZjhBar(props: BarProps) {
  const { room } = props;
  const view = zjhOf(room);
  const offers = isMyTurn(room) ? (view?.offers ?? null) : null;
  return (
    <TurnBar {...props} isAsked={offers !== null}>
      {offers && view && (
        // Another decision begins with nothing chosen.
        <Decision key={`${room.hand?.handId}${room.hand?.myTurn}`} {...props} view={view} offers={offers} />
      )}
    </TurnBar>
  );
}

type Offers = NonNullable<ZjhView['offers']>;
type DecisionProps = BarProps & { view: ZjhView; offers: Offers };

function Decision(props: DecisionProps) {
  const [isComparing, setComparing] = useState(false);
  if (isComparing && props.offers.compare) return <Compare {...props} onBack={() => setComparing(false)} />;
  return <Acts {...props} onCompare={() => setComparing(true)} />;
}

function Acts({ room, view, offers, isBusy, act, onCompare }: DecisionProps & { onCompare: () => void }) {
  const t = useTranslations('zjh.act');
  const money = useTableFrameMoney();
  const mine = view.seats.find(({ seat }) => seat === room.hand?.mySeat);
  const call = { amount: money(offers.call) };
  const { compare, raises } = offers;
  const [only] = compare?.seats.length === 1 ? compare.seats : [];
  const onAsk = () => (only === undefined ? onCompare() : void act('compare', BigInt(only)));
  return (
    <div className="turn-decision">
      {raises.length > 0 && (
        <fieldset className="zjh-raises">
          <legend>{t('raise')}</legend>
          {raises.map(({ unit, cost }) => (
            <button
              key={unit}
              type="button"
              disabled={isBusy}
              aria-label={t('raiseTo', { unit: money(unit), cost: money(cost) })}
              onClick={() => void act('raise', BigInt(unit))}
            >
              {money(unit)}
            </button>
          ))}
        </fieldset>
      )}
      <div className="turn-acts">
        <TurnAct act="fold" keys="F" disabled={isBusy} onClick={() => void act('fold', null)}>
          {t('fold')}
        </TurnAct>
        {offers.canLook && (
          <TurnAct act="look" keys="L" disabled={isBusy} onClick={() => void act('look', null)}>
            {t('look')}
          </TurnAct>
        )}
        {compare && (
          <TurnAct act="compare" keys="V" disabled={isBusy} onClick={onAsk}>
            {t('compare', { amount: money(compare.cost) })}
          </TurnAct>
        )}
        <TurnAct act="raise" keys="C" disabled={isBusy} onClick={() => void act('call', null)}>
          {mine?.stack === offers.call ? t('allIn', call) : t('call', call)}
        </TurnAct>
      </div>
    </div>
  );
}

function Compare({ room, offers, isBusy, act, onBack }: DecisionProps & { onBack: () => void }) {
  const t = useTranslations('zjh.act');
  return (
    <div className="turn-decision">
      <p className="turn-ask">{t('compareWith')}</p>
      <div className="turn-acts">
        {(offers.compare?.seats ?? []).map((seat) => (
          <TurnAct key={seat} act="compare" disabled={isBusy} onClick={() => void act('compare', BigInt(seat))}>
            {nameAt(room, seat)}
          </TurnAct>
        ))}
        <TurnAct act="fold" disabled={isBusy} onClick={onBack}>
          {t('back')}
        </TurnAct>
      </div>
    </div>
  );
}
