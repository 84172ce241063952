import { useFrame, useHud, useMoney } from '../frame-context.tsx';

const chosenLook = 'bg-gold text-on-gold';
const otherLook = 'bg-sunken hover:bg-gold-soft';

/** All bets on offer. */
export function BetPanel({ onDone }: { onDone: () => void }) {
  const { actions } = useFrame();
  const showMoney = useMoney();
  const bets = useHud((state) => state.betsMinor);
  const chosen = useHud((state) => state.betMinor);
  return (
    <div className="grid grid-cols-3 gap-2">
      {bets.map((bet) => (
        <button
          key={`${bet}`}
          type="button"
          aria-pressed={bet === chosen}
          className={`tabular min-h-14 rounded-md px-2 font-semibold ${bet === chosen ? chosenLook : otherLook}`}
          onClick={() => {
            actions.setBet(bet);
            onDone();
          }}
        >
          {showMoney(bet)}
        </button>
      ))}
    </div>
  );
}
