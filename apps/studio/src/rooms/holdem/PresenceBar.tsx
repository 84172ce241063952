import type { RoomView } from '@baize/contract';
import { smallBlindOf } from '@baize/games/holdem';
import { Button } from '@baize/ui/button';
import { Coffee } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useServerNow } from '../../table-frame/table/use-now.ts';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { BarProps } from '../bar-parts.tsx';

type Presence = NonNullable<NonNullable<RoomView['you']>['presence']>;

/** Whether the player is in the hand that is played. */
const isIn = ({ hand, you }: RoomView): boolean =>
  hand !== null && hand.phase !== null && you !== null && hand.mySeat === you.seat;

/** What the player owes. Where fewer than two others play, the table begins anew with the next hand, and nobody owes anything. */
const owedOf = ({ players, you }: RoomView, { owes }: Presence): Presence['owes'] =>
  players.filter(({ isOut, seat }) => !isOut && seat !== you?.seat).length < 2 ? 'nothing' : owes;

/** Whether something is to be told or asked about sitting out and missed blinds. */
export function hasPresenceNews(room: RoomView): boolean {
  const presence = room.you?.status === 'seated' ? room.you.presence : null;
  if (!presence) return false;
  return presence.isOut || (owedOf(room, presence) !== 'nothing' && !isIn(room));
}

/** Blinds as an amount. */
function useAmount(room: RoomView, owes: Presence['owes']): string {
  const money = useTableFrameMoney();
  const big = BigInt(room.baseMinor);
  const small = smallBlindOf(big);
  if (owes === 'both') return money(big + small);
  return money(owes === 'small' ? small : big);
}

const tickMs = 1_000;
const msPerMinute = 60_000;

/** Sits out, or owes blinds: the way back into the game. */
export function PresenceBar(props: BarProps) {
  const { room } = props;
  const presence = room.you?.presence;
  return presence ? <Shown {...props} now={presence} /> : null;
}

function Shown({ room, isBusy, presence, nowMs, now }: BarProps & { now: Presence }) {
  const t = useTranslations('holdem.out');
  const { isOut, isPosting, seatUntil } = now;
  const owes = owedOf(room, now);
  const amount = useAmount(room, owes);
  const at = useServerNow(nowMs, tickMs);
  const minutes = Math.max(1, Math.ceil((Date.parse(seatUntil ?? '') - at) / msPerMinute));
  const isFree = owes === 'nothing';
  const text = () => {
    if (isOut && isIn(room)) return t('after');
    if (isOut) return isFree ? t('text', { minutes }) : t('owes', { amount });
    return isPosting ? t('posting', { amount }) : t('waiting');
  };
  return (
    <>
      <p className="room-say">{text()}</p>
      <span className="presence-acts">
        {!isFree && !isPosting && (
          <Button disabled={isBusy} onClick={() => void presence('post')}>
            {t('post', { amount })}
          </Button>
        )}
        {((isOut && !isIn(room)) || isPosting) && (
          <Button variant={isFree ? 'primary' : 'secondary'} disabled={isBusy} onClick={() => void presence('wait')}>
            {t(isFree ? 'back' : 'wait')}
          </Button>
        )}
      </span>
    </>
  );
}

/** Sits out from the next hand on; while the hand goes on, that can be taken back. */
export function SitOut({ room, isBusy, presence }: BarProps) {
  const t = useTranslations('holdem.out');
  const { you } = room;
  if (you?.status !== 'seated' || !you.presence) return null;
  const { isOut } = you.presence;
  // Out of a hand the bar asks it.
  if (isOut && !isIn(room)) return null;
  return (
    <Button
      variant="quiet"
      className="room-out"
      disabled={isBusy}
      onClick={() => void presence(isOut ? 'wait' : 'out')}
    >
      <Coffee size={18} aria-hidden="true" />
      {t(isOut ? 'back' : 'leave')}
    </Button>
  );
}
