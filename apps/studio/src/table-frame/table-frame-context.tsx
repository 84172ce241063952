import { displayMoney } from '@baize/money';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { StudioApi } from '../app/api.ts';
import type { HostLink } from '../app/host-link.ts';
import { createSoundBox, type SoundBox } from '../app/sound.ts';
import type { Opening } from '../game-frame/hud-state.ts';
import { useStore } from '../lib/store.ts';
import { tableFrameSounds } from './sounds.ts';
import { createTableFrameStore, type TableFrameState, type TableFrameStore } from './table-frame-state.ts';

/** What every part of a floor game may use. */
export interface TableFrameServices {
  api: StudioApi;
  host: HostLink;
  opening: FrameOpening;
  /** The balance as the wallet has it; null: it is not known now. */
  readBalance(): Promise<string | null>;
  store: TableFrameStore;
  sound: SoundBox;
}

/** What a frame needs of how its game was opened. */
export type FrameOpening = Pick<Opening, 'currency' | 'balanceMinor' | 'fairness' | 'defaultBetMinor'> &
  Partial<Pick<Opening, 'autoplay' | 'gameCode'>>;

const TableFrameContext = createContext<TableFrameServices | null>(null);

export function TableFrameProvider({
  ports,
  children,
}: {
  ports: Pick<TableFrameServices, 'api' | 'host' | 'opening'> &
    Partial<Pick<TableFrameServices, 'readBalance' | 'store'>>;
  children: ReactNode;
}) {
  const { api, host, opening, readBalance, store } = ports;
  const frame = useMemo<TableFrameServices>(
    () => ({
      api,
      host,
      opening,
      readBalance:
        readBalance ??
        (async () => {
          const outcome = await api.call('studioBalance', {});
          return outcome.ok ? outcome.value.balanceMinor : null;
        }),
      store: store ?? createTableFrameStore(opening),
      sound: createSoundBox(tableFrameSounds, false),
    }),
    [api, host, opening, readBalance, store],
  );
  return <TableFrameContext value={frame}>{children}</TableFrameContext>;
}

export function useTableFrame(): TableFrameServices {
  const frame = useContext(TableFrameContext);
  if (frame === null) throw new Error('outside of the floor');
  return frame;
}

export function useTableFrameState<Part>(select: (state: TableFrameState) => Part): Part {
  return useStore(useTableFrame().store, select);
}

type WriteAmount = (amount: bigint | string) => string;
const ChipsContext = createContext<WriteAmount | null>(null);

/** Amounts inside are chips that are no money, as these words write them. */
export function ChipsProvider({ write, children }: { write: WriteAmount; children: ReactNode }) {
  return <ChipsContext value={write}>{children}</ChipsContext>;
}

/** Writes minor units as money of the player's currency, wherever it stands. */
export function useCurrencyMoney(): WriteAmount {
  const currency = useTableFrameState((state) => state.currency);
  return (amountMinor) => displayMoney(BigInt(amountMinor), currency);
}

/** Writes amounts of the game: money, or chips where they are none. */
export function useTableFrameMoney(): WriteAmount {
  const money = useCurrencyMoney();
  return useContext(ChipsContext) ?? money;
}
