import { displayMoney } from '@baize/money';
import { createContext, type ReactNode, useContext } from 'react';
import type { StudioApi } from '../app/api.ts';
import type { HostLink } from '../app/host-link.ts';
import { useStore } from '../lib/store.ts';
import type { AutoplayChoice } from './autoplay-rules.ts';
import type { GameDefinition } from './game.ts';
import type { Hud, HudState } from './hud-state.ts';

/** What every part of the frame may use. */
export interface Frame {
  api: StudioApi;
  host: HostLink;
  hud: Hud;
  game: GameDefinition;
  actions: FrameActions;
}

/** What the player can do. */
export interface FrameActions {
  /** Spin when nothing runs, skip when something is shown; ends rounds that play by themselves. */
  primary: () => void;
  setBet: (betMinor: bigint) => void;
  /** Plays rounds by itself until one of the stops. */
  startAutoplay: (choice: AutoplayChoice) => void;
  /** Buys the feature at the chosen bet: it begins at once. */
  buyFeature: () => void;
  /** Picks a tile of the open pick bonus, from 0. */
  pick: (tile: number) => void;
  toggleSound: () => void;
  toggleFast: () => void;
  dismissNotice: () => void;
}

const FrameContext = createContext<Frame | null>(null);

export function FrameProvider({ frame, children }: { frame: Frame; children: ReactNode }) {
  return <FrameContext value={frame}>{children}</FrameContext>;
}

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('outside of the game frame');
  return frame;
}

export function useHud<Part>(select: (state: HudState) => Part): Part {
  return useStore(useFrame().hud, select);
}

/** What starting the feature costs at the chosen bet; null where it cannot be bought. */
export function useFeaturePrice(): bigint | null {
  return useHud((state) => state.featurePrices.get(state.betMinor) ?? null);
}

/** Writes minor units as money of the player's currency. */
export function useMoney(): (amountMinor: bigint) => string {
  const currency = useHud((state) => state.currency);
  return (amountMinor) => displayMoney(amountMinor, currency);
}
