import type { SettleBetRequest, VendorWallet } from '../wallet.ts';
import type { Actor } from './actor.ts';
import { CaseFailure } from './failure.ts';
import { Sent } from './sent.ts';

/** One bet of a bulk settlement: of whom, its short name, what it pays. */
export interface BulkLine {
  player: Actor;
  bet: string;
  payoutMinor: bigint;
  more?: Partial<SettleBetRequest>;
}

/** Sends the lines in one command. Each answer is looked at as that of a command of its own. */
export function settleTogether(wallet: VendorWallet, lines: readonly BulkLine[]): Sent[] {
  const bets = lines.map(({ player, bet, payoutMinor, more }) => player.settlement(bet, payoutMinor, more ?? {}));
  const sent = wallet.settleBets({ bets });
  return lines.map(({ player, bet, payoutMinor }, index) => {
    const what = `settleBets: "${bet}" with ${payoutMinor}`;
    const answer = sent.then(({ answers }) => {
      const own = answers.length === bets.length ? answers[index] : undefined;
      if (!own) throw new CaseFailure(what, `${bets.length} answers`, `${answers.length} answers`);
      return own;
    });
    return new Sent({ what, txId: bets[index]?.betId ?? '', startMinor: player.startMinor, answer });
  });
}

/** Bets of one player, held and confirmed. */
export async function placeBets(player: Actor, stakes: Readonly<Record<string, bigint>>): Promise<void> {
  for (const [bet, stakeMinor] of Object.entries(stakes)) {
    await player.makeBet(bet, stakeMinor).is('OK');
    await player.commit(bet).is('OK');
  }
}
