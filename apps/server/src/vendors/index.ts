import { digVendor, ds88Vendor, ws168Vendor } from './cockfight/vendor.ts';
import { fishingVendor } from './fishing/vendor.ts';
import { classicVendor, electronicVendor, seaVendor, vietnamVendor } from './lotto/vendor.ts';
import { roomsVendor } from './rooms/vendor.ts';
import { btiVendor, fbVendor, tfVendor } from './sportsbook/vendor.ts';
import { studioVendor } from './studio/vendor.ts';
import type { VendorEntry } from './vendor.ts';

export { studioVendorCode } from './studio/vendor.ts';
export type { TableTimings } from './table-clocks.ts';
export type {
  BuiltInOffers,
  BuiltInVendor,
  FreeRoundGame,
  LaunchKind,
  LotteryRequest,
  LotterySource,
  OpenRound,
  PlayerNotice,
  PoolOpening,
  RoomSource,
  RoundProof,
  StaffPorts,
  VendorEntry,
  VendorPlayer,
  VendorPorts,
  VendorRound,
  VendorRounds,
} from './vendor.ts';

/** Every vendor whose games run in this program: a new one is its folder and an entry here. */
export const builtInVendors = [
  studioVendor,
  vietnamVendor,
  seaVendor,
  classicVendor,
  electronicVendor,
  fbVendor,
  btiVendor,
  tfVendor,
  roomsVendor,
  ds88Vendor,
  digVendor,
  ws168Vendor,
  fishingVendor,
] as const satisfies readonly VendorEntry[];
