import type { RoomView } from '@baize/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { useCurrencyMoney } from '../../table-frame/table-frame-context.tsx';
import { BuyIn } from '../BuyIn.tsx';
import { HoldemStage } from '../holdem/HoldemTable.tsx';
import { type RoomNow, useRoom } from '../use-room.ts';
import { Chips } from './Chips.tsx';
import { LevelLine } from './LevelLine.tsx';
import { sitAndGoPanels } from './panels.tsx';
import { SitAndGoBar } from './SitAndGoBar.tsx';

type Tournament = NonNullable<RoomView['tournament']>;
/** A seat that is asked for; null: the first that is free. */
type Wanted = { seat: number | null };

/** A sit and go: a table of hold'em whose chips are no money. */
export function SitAndGoTable({ roomId, onLobby }: { roomId: string; onLobby: () => void }) {
  const t = useTranslations('holdem');
  const now = useRoom(roomId);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { room: latest } = now;
  const tournament = latest?.tournament ?? null;
  // A hand that is played keeps its blinds; between hands those of the level count.
  const room = latest && tournament ? { ...latest, baseMinor: tournament.bigBlind } : null;
  return (
    <TableFrame
      title={t('sng.title')}
      scene="rooms"
      keys={[['F, C, R', t('table.keys')]]}
      panels={sitAndGoPanels}
      stage={
        room === null ? (
          <div className="room-table" />
        ) : (
          <Chips>
            <HoldemStage {...now} room={room} onSit={(seat) => setWanted({ seat })} />
          </Chips>
        )
      }
      controls={
        room !== null &&
        tournament !== null && (
          <>
            <LevelLine room={room} tournament={tournament} nowMs={now.nowMs} />
            <SitAndGoBar
              {...now}
              room={room}
              tournament={tournament}
              onLobby={onLobby}
              onSit={() => setWanted({ seat: null })}
            />
            {wanted && (
              <Buy {...now} room={room} tournament={tournament} wanted={wanted} onClose={() => setWanted(null)} />
            )}
          </>
        )
      }
    />
  );
}

function Buy(props: RoomNow & { room: RoomView; tournament: Tournament; wanted: Wanted; onClose: () => void }) {
  const { room, tournament, buy, wanted, onClose } = props;
  const t = useTranslations('holdem.sng');
  const money = useCurrencyMoney();
  const fee = money(tournament.feeMinor);
  const buyIn = money(BigInt(tournament.entryMinor) - BigInt(tournament.feeMinor));
  const onBuy = (amountMinor: bigint) => {
    onClose();
    void buy(amountMinor, wanted.seat);
  };
  return <BuyIn room={room} text={t('entry', { buyIn, fee })} note={t('before')} onClose={onClose} onBuy={onBuy} />;
}
