import type { RoomPlan, RoomView } from '@baize/contract';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { BarProps } from '../bar-parts.tsx';

/** What to do at the own next turn; a second press takes it back. */
export function PlanBar({ hand, plan }: BarProps & { hand: NonNullable<RoomView['hand']> }) {
  const t = useTranslations('holdem.plan');
  const money = useTableFrameMoney();
  const canCheck = hand.plans.some(({ name }) => name === 'check');
  const text = ({ name, amount }: RoomPlan) => {
    if (name === 'call') return t('call', { amount: money(amount ?? '0') });
    if (name === 'checkFold') return t(canCheck ? 'checkFold' : 'fold');
    return t(name === 'check' ? 'check' : 'callAny');
  };
  return (
    <fieldset className="turn-decision">
      <legend className="turn-ask">{t('label')}</legend>
      <div className="turn-acts">
        {hand.plans.map((offered) => {
          const isChosen = hand.plan?.name === offered.name;
          return (
            <button
              key={offered.name}
              type="button"
              className="turn-act turn-plan"
              aria-pressed={isChosen}
              onClick={() => void plan(isChosen ? null : offered)}
            >
              <i aria-hidden="true">{isChosen && <Check size={14} />}</i>
              {text(offered)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
