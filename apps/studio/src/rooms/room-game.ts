import type { ComponentType } from 'react';
import type { TableFramePanels } from '../table-frame/TableFrame.tsx';

/** What a game of the card rooms brings to the page. */
export interface RoomGameParts {
  title: 'rooms.title' | 'holdem.title' | 'holdem.sng.title' | 'zjh.title' | 'tienLen.title' | 'thirteen.title';
  panels: TableFramePanels;
  Table: ComponentType<{ roomId: string; onLobby: () => void }>;
  /** The stakes of a room in the lobby. */
  Stake: ComponentType<{ baseMinor: string }>;
}
