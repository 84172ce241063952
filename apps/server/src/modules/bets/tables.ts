import type { GameType } from '@baize/contract';
import type { BetStatus } from './record.ts';

export interface BetsTables {
  bets: {
    id: string;
    member_id: string;
    vendor_code: string;
    round_id: string;
    game_id: string;
    game_type: GameType;
    stake_minor: bigint;
    payout_minor: bigint;
    status: BetStatus;
    placed_at: Date;
    settled_at: Date | null;
  };
  games: { id: string; game_code: string; names: Record<string, string> };
}
