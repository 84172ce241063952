import type { WalletAnswer } from '@baize/vendor-kit';
import type { SimulatedWallet } from './database/wallets.ts';

export type CommandName = keyof SimulatedWallet;
export type RequestOf<Name extends CommandName> = Parameters<SimulatedWallet[Name]>[0];

/** A command on its way. */
export interface Message<Name extends CommandName = CommandName> {
  vendorCode: string;
  name: Name;
  request: RequestOf<Name>;
  memberId: string;
}

/** What a vendor learns: an answer, or nothing that it could rely on. */
export type Reply = WalletAnswer | 'unknown';
