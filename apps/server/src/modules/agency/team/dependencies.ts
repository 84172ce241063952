import type { MemberType, MovementName } from '@baize/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import type { Result } from '../../../platform/result.ts';
import type { AgentTools } from '../contracts/index.ts';

export interface CashLine {
  id: string;
  movement: MovementName;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  bookedAt: Date;
}

export interface TeamTools extends AgentTools {
  /** Opens an account for another; `inSameTransaction` is written with it. */
  openAccount(
    account: { brand: RequestBrand; username: string; password: string; type: MemberType; uplineId: string },
    inSameTransaction: (transaction: Database, memberId: string) => Promise<unknown>,
  ): Promise<
    Result<{ memberId: string; username: string }, 'invalid_input' | 'username_taken' | 'service_unavailable'>
  >;
  ledger: {
    statement(request: {
      memberId: string;
      account: 'cash';
      from: Date;
      to: Date;
      pageNo: number;
      pageSize: number;
      oldestFirst: boolean;
      movements: readonly MovementName[];
    }): Promise<{ lines: CashLine[]; total: number }>;
  };
}
