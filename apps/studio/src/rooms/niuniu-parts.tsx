import { BaseStake } from './BaseStake.tsx';
import { NiuniuTable } from './NiuniuTable.tsx';
import { roomPanels } from './panels.tsx';
import type { RoomGameParts } from './room-game.ts';

export const parts: RoomGameParts = { title: 'rooms.title', panels: roomPanels, Table: NiuniuTable, Stake: BaseStake };
