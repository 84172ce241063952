import type { Kind } from '../frame/kind.ts';
import { agentKinds } from './agents/index.ts';
import { cardKinds } from './cards/index.ts';
import { issue } from './lottery/issue.ts';
import { lotteryTicket } from './lottery/lottery-ticket.ts';
import { vietnamTicket } from './lottery/vietnam-ticket.ts';
import { rewardKinds } from './rewards/index.ts';
import { sportsKinds } from './sports/index.ts';

/** Every kind of question; a new one is a file beside this and one line here. */
export const kinds: readonly Kind[] = [
  ...[vietnamTicket, lotteryTicket, issue],
  ...sportsKinds,
  ...agentKinds,
  ...rewardKinds,
  ...cardKinds,
];
