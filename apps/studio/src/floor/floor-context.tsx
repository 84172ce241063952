import { displayMoney } from '@baize/money';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { StudioApi } from '../app/api.ts';
import type { HostLink } from '../app/host-link.ts';
import { createSoundBox, type SoundBox } from '../app/sound.ts';
import type { Opening } from '../game-frame/hud-state.ts';
import { useStore } from '../lib/store.ts';
import { createFloorStore, type FloorState, type FloorStore } from './floor-state.ts';
import { floorSounds } from './sounds.ts';

/** What every part of a floor game may use. */
export interface Floor {
  api: StudioApi;
  host: HostLink;
  opening: Opening;
  store: FloorStore;
  sound: SoundBox;
}

const FloorContext = createContext<Floor | null>(null);

export function FloorProvider({
  ports,
  children,
}: {
  ports: Pick<Floor, 'api' | 'host' | 'opening'>;
  children: ReactNode;
}) {
  const { api, host, opening } = ports;
  const floor = useMemo<Floor>(
    () => ({ api, host, opening, store: createFloorStore(opening), sound: createSoundBox(floorSounds, false) }),
    [api, host, opening],
  );
  return <FloorContext value={floor}>{children}</FloorContext>;
}

export function useFloor(): Floor {
  const floor = useContext(FloorContext);
  if (floor === null) throw new Error('outside of the floor');
  return floor;
}

export function useFloorState<Part>(select: (state: FloorState) => Part): Part {
  return useStore(useFloor().store, select);
}

/** Writes minor units as money of the player's currency. */
export function useFloorMoney(): (amountMinor: bigint | string) => string {
  const currency = useFloorState((state) => state.currency);
  return (amountMinor) => displayMoney(BigInt(amountMinor), currency);
}
