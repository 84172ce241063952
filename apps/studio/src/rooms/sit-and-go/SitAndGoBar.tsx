import type { RoomView } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useCurrencyMoney } from '../../table-frame/table-frame-context.tsx';
import { type BarProps, WayOut } from '../bar-parts.tsx';
import { ActionBar } from '../holdem/ActionBar.tsx';
import { Chips } from './Chips.tsx';

type SitAndGoProps = BarProps & { tournament: NonNullable<RoomView['tournament']> };

/** The way in and out before it begins, decisions while it is played, and how it ended. */
export function SitAndGoBar(props: SitAndGoProps) {
  const { room } = props;
  if (room.you !== null && room.status !== 'open')
    return (
      <Chips>
        <ActionBar {...props} />
      </Chips>
    );
  return (
    <div className="room-bar turn-bar">
      <div className="turn-out">
        <WayOut {...props} />
      </div>
      {room.status === 'open' ? <Entry {...props} /> : <Ended {...props} />}
    </div>
  );
}

/** Seats are still free: the way in, or how many are missing. */
function Entry({ room, tournament, isBusy, onSit }: SitAndGoProps) {
  const t = useTranslations('holdem.sng');
  const money = useCurrencyMoney();
  const { entryMinor, feeMinor } = tournament;
  const buyIn = money(BigInt(entryMinor) - BigInt(feeMinor));
  if (room.you !== null)
    return <p className="room-say">{t('waiting', { players: room.players.length, seats: room.seats })}</p>;
  return (
    <>
      <p className="room-say">{t('entry', { buyIn, fee: money(feeMinor) })}</p>
      <Button size="lg" disabled={isBusy || room.players.length >= room.seats} onClick={onSit}>
        <Plus size={18} aria-hidden="true" />
        {t('enter', { amount: money(entryMinor) })}
      </Button>
    </>
  );
}

/** The player is out, has won, or never played here. */
function Ended({ room, tournament }: SitAndGoProps) {
  const t = useTranslations('holdem.sng');
  const money = useCurrencyMoney();
  const { mine, finished } = tournament;
  const [winner] = finished.filter(({ place }) => place === 1);
  const text = () => {
    if (mine?.prizeMinor === '0') return t('out', { place: mine.place });
    if (mine) return t('paid', { place: mine.place, amount: money(mine.prizeMinor) });
    if (winner) return t('over', { name: winner.name, amount: money(winner.prizeMinor) });
    return t(room.status === 'playing' ? 'watching' : 'closed');
  };
  return (
    <p className="room-say" role="status">
      {text()}
    </p>
  );
}
