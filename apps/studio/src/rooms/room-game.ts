import type { ComponentType } from 'react';
import type { TableFramePanels } from '../table-frame/TableFrame.tsx';

/** What a game of the card rooms brings to the page. */
export interface RoomGameParts {
  title: 'rooms.title' | 'holdem.title';
  panels: TableFramePanels;
  Table: ComponentType<{ roomId: string; onLobby: () => void }>;
  /** The stakes of a room in the lobby. */
  Stake: ComponentType<{ baseMinor: string }>;
}

/** Each game comes with its own code. */
export async function loadRoomGame(gameCode: string): Promise<RoomGameParts> {
  if (gameCode === 'room_holdem') return (await import('./holdem/parts.tsx')).parts;
  return (await import('./niuniu-parts.tsx')).parts;
}
