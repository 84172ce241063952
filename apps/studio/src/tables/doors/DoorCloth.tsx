import { doors } from '@baize/games/table-engine';
import { BetCloth } from '../../table-frame/table/bets/BetCloth.tsx';
import { BetSpot } from '../../table-frame/table/bets/BetSpot.tsx';
import type { Spot } from '../../table-frame/table/table-view.tsx';

interface DoorClothProps {
  bets: readonly { key: string; name: string; odds: string; className: string }[];
  titleOf: (door: string) => string;
  nameOf: (spot: Spot) => string;
  note?: string;
}

/** A column of bets for each door. */
export function DoorCloth({ bets, titleOf, nameOf, note }: DoorClothProps) {
  return (
    <BetCloth className="doors-cloth">
      <div className="doors-bets">
        {doors.map((door) => (
          <div key={door} className="door-bets">
            <h3>{titleOf(door)}</h3>
            {bets.map(({ key, name, odds, className }) => (
              <BetSpot
                key={key}
                betKey={key}
                selection={door}
                label={nameOf({ key, selection: door })}
                className={className}
              >
                <span className="bet-name">{name}</span>
                <span className="bet-odds">{odds}</span>
              </BetSpot>
            ))}
          </div>
        ))}
      </div>
      {note !== undefined && <p className="bet-note">{note}</p>}
    </BetCloth>
  );
}
