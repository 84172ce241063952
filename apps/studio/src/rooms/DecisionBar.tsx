import { betMultipliers, bids } from '@baize/games/niuniu';
import { useTranslations } from 'use-intl';
import { type BarProps, Saying, WayOut } from './bar-parts.tsx';
import { myDecision } from './room-view.ts';

/** What the player can do: bid for the bank, choose a multiplier, sit down, leave. */
export function DecisionBar(props: BarProps) {
  const { room, isBusy, act } = props;
  const decision = myDecision(room);
  return (
    <div className="room-bar">
      <WayOut {...props} />
      {decision === null ? (
        <Saying {...props} />
      ) : (
        <Choices decision={decision} isBusy={isBusy} onChoose={(amount) => void act(decision, amount)} />
      )}
    </div>
  );
}

function Choices(props: { decision: 'bid' | 'bet'; isBusy: boolean; onChoose: (amount: bigint) => void }) {
  const { decision, isBusy, onChoose } = props;
  const t = useTranslations('rooms');
  const amounts = decision === 'bid' ? bids : betMultipliers;
  return (
    <fieldset className="room-choices" data-decision={decision}>
      <legend>{t(`ask.${decision}`)}</legend>
      {amounts.map((amount, index) => (
        <button
          key={`${amount}`}
          type="button"
          className="room-choice"
          data-none={amount === 0n}
          aria-keyshortcuts={`${index + 1}`}
          disabled={isBusy}
          onClick={() => onChoose(amount)}
        >
          {amount === 0n ? t('said.noBid') : t('times', { times: `${amount}` })}
        </button>
      ))}
    </fieldset>
  );
}
