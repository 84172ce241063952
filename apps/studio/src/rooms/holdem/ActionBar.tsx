import type { RoomView } from '@baize/contract';
import type { HoldemView } from '@baize/games/holdem';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import { type BarProps, Saying, WayOut } from '../bar-parts.tsx';
import { isMyTurn } from '../room-view.ts';
import { useHandShown } from '../use-hand-shown.ts';
import { amountAt, clamp, holdemOf, placeOfAmount, type RaiseRange, raiseOfPot, raiseRange } from './holdem-view.ts';
import { PlanBar } from './PlanBar.tsx';
import { hasPresenceNews, PresenceBar, SitOut } from './PresenceBar.tsx';
import { ShowBar } from './ShowBar.tsx';

/** What the player can do: fold, check or call, bet or raise; else why not, or the way to a seat. */
export function ActionBar(props: BarProps) {
  const { room } = props;
  const view = holdemOf(room);
  const isAsked = isMyTurn(room) && view?.offers;
  return (
    <div className="room-bar turn-bar" data-asked={Boolean(isAsked)}>
      <div className="turn-out">
        <WayOut {...props} />
        <SitOut {...props} />
      </div>
      {isAsked && view ? (
        // Another decision begins with its least raise.
        <Decision key={`${room.hand?.handId}${room.hand?.myTurn}`} {...props} view={view} />
      ) : (
        <Waiting {...props} />
      )}
    </div>
  );
}

/** It is not the player's turn: cards to show, a decision in advance, what he owes, or why he waits. */
function Waiting(props: BarProps) {
  const { room, nowMs } = props;
  const isHandShown = useHandShown(room, nowMs);
  const [mucked, setMucked] = useState<string | null>(null);
  const { hand } = room;
  if (hand && hand.canShow.length > 0 && isHandShown && mucked !== hand.handId)
    return <ShowBar {...props} cards={hand.canShow} onMuck={() => setMucked(hand.handId)} />;
  if (hand && hand.plans.length > 0) return <PlanBar {...props} hand={hand} />;
  return hasPresenceNews(room) ? <PresenceBar {...props} /> : <Saying {...props} />;
}

type DecisionProps = BarProps & { view: HoldemView };

function Decision({ room, view, isBusy, act }: DecisionProps) {
  const range = raiseRange(view);
  const [amount, setAmount] = useState(range?.min ?? 0n);
  return (
    <div className="turn-decision">
      {range && range.max > range.min && (
        <RaiseAmount room={room} view={view} range={range} amount={amount} onChange={setAmount} />
      )}
      <div className="turn-acts">
        <Passive view={view} room={room} isBusy={isBusy} act={act} />
        {range && <RaiseButton {...{ view, range, amount, isBusy, act }} />}
      </div>
    </div>
  );
}

/** Fold and call, or check where that costs nothing. */
function Passive({ room, view, isBusy, act }: Pick<DecisionProps, 'room' | 'view' | 'isBusy' | 'act'>) {
  const t = useTranslations('holdem.act');
  const money = useTableFrameMoney();
  const { offers } = view;
  const mine = view.seats.find(({ seat }) => seat === room.hand?.mySeat);
  if (offers?.canCheck)
    return (
      <button
        type="button"
        className="turn-act"
        aria-keyshortcuts="C"
        disabled={isBusy}
        onClick={() => void act('check', null)}
      >
        {t('check')}
      </button>
    );
  const call = offers?.call ?? '0';
  return (
    <>
      <button
        type="button"
        className="turn-act"
        data-act="fold"
        aria-keyshortcuts="F"
        disabled={isBusy}
        onClick={() => void act('fold', null)}
      >
        {t('fold')}
      </button>
      <button
        type="button"
        className="turn-act"
        aria-keyshortcuts="C"
        disabled={isBusy}
        onClick={() => void act('call', null)}
      >
        {mine?.stack === call ? t('allIn', { amount: money(call) }) : t('call', { amount: money(call) })}
      </button>
    </>
  );
}

type RaiseProps = Pick<DecisionProps, 'view' | 'isBusy' | 'act'> & { range: RaiseRange; amount: bigint };

function RaiseButton({ view, range, amount, isBusy, act }: RaiseProps) {
  const t = useTranslations('holdem.act');
  const money = useTableFrameMoney();
  const text = () => {
    const shown = { amount: money(amount) };
    if (amount === range.max) return t('allIn', shown);
    return view.offers?.canCheck && view.seats.every(({ bet }) => bet === '0') ? t('bet', shown) : t('raise', shown);
  };
  return (
    <button
      type="button"
      className="turn-act"
      data-act="raise"
      aria-keyshortcuts="R"
      disabled={isBusy}
      onClick={() => void act('raise', amount)}
    >
      {text()}
    </button>
  );
}

const half = 50n;
const whole = 100n;

function RaiseAmount(props: {
  room: RoomView;
  view: HoldemView;
  range: RaiseRange;
  amount: bigint;
  onChange: (amount: bigint) => void;
}) {
  const { room, view, range, amount, onChange } = props;
  const t = useTranslations('holdem.raise');
  const money = useTableFrameMoney();
  const step = BigInt(room.baseMinor);
  const set = (next: bigint) => onChange(clamp(next, range));
  const ofPot = (percent: bigint) => raiseOfPot(view, room.hand?.mySeat ?? -1, percent);
  const presets = [
    ['min', range.min],
    ['half', ofPot(half)],
    ['pot', ofPot(whole)],
    ['all', range.max],
  ] as const;
  return (
    <div className="holdem-raise">
      <fieldset className="holdem-presets">
        <legend className="sr-only">{t('label')}</legend>
        {presets.map(([name, value]) => (
          <button key={name} type="button" aria-pressed={clamp(value, range) === amount} onClick={() => set(value)}>
            {t(name)}
          </button>
        ))}
      </fieldset>
      <div className="holdem-slider">
        <button type="button" aria-label={t('less')} disabled={amount === range.min} onClick={() => set(amount - step)}>
          <Minus aria-hidden="true" />
        </button>
        <input
          type="range"
          min={0}
          max={100}
          aria-label={t('label')}
          aria-valuetext={money(amount)}
          value={placeOfAmount(amount, range)}
          onChange={({ target }) => onChange(amountAt(target.valueAsNumber, range, step))}
        />
        <button type="button" aria-label={t('more')} disabled={amount === range.max} onClick={() => set(amount + step)}>
          <Plus aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
