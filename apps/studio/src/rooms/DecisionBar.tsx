import type { RoomView } from '@baize/contract';
import { betMultipliers, bids } from '@baize/games/niuniu';
import { Button } from '@baize/ui/button';
import { ArrowLeft, LogOut, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { myDecision } from './room-view.ts';
import type { RoomNow } from './use-room.ts';

interface DecisionBarProps extends RoomNow {
  room: RoomView;
  onLobby: () => void;
  onSit: () => void;
}

/** What the player can do: bid for the bank, choose a multiplier, sit down, leave. */
export function DecisionBar(props: DecisionBarProps) {
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

function WayOut({ room, isBusy, leave, onLobby }: DecisionBarProps) {
  const t = useTranslations('rooms.table');
  if (room.you === null)
    return (
      <Button variant="quiet" className="room-out" onClick={onLobby}>
        <ArrowLeft size={18} aria-hidden="true" />
        {t('lobby')}
      </Button>
    );
  const isLeaving = room.you.status === 'leaving';
  return (
    <Button variant="quiet" className="room-out" disabled={isBusy || isLeaving} onClick={() => void leave()}>
      <LogOut size={18} aria-hidden="true" />
      {t('leave')}
    </Button>
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

/** Nothing is to be decided: why, or the way to a seat. */
function Saying({ room, isBusy, onSit }: DecisionBarProps) {
  const t = useTranslations('rooms.table');
  const { you, hand, players, status } = room;
  if (you === null) {
    const isFull = players.length >= room.seats;
    return (
      <>
        <p className="room-say">{isFull ? t('full') : t('watching')}</p>
        <Button size="lg" disabled={isBusy || isFull || status !== 'open'} onClick={onSit}>
          <Plus size={18} aria-hidden="true" />
          {t('sitDown')}
        </Button>
      </>
    );
  }
  const isPlaying = hand !== null && hand.phase !== null;
  const isIn = isPlaying && hand.mySeat === you.seat;
  const text = () => {
    if (you.status === 'leaving') return t('leaving');
    if (isPlaying) return isIn ? t('others') : t('joins');
    return players.length < 2 ? t('alone') : t('ready');
  };
  return <p className="room-say">{text()}</p>;
}
