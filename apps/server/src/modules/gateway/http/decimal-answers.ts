import { currencyExponent } from '@baize/money';
import type { FeedPage, RoundState, VendorSession } from '@baize/vendor-kit';
import type { WalletCommand } from '@baize/vendor-kit/http';
import { inDecimals } from './adapter.ts';
import type { PlayerOf } from './players.ts';
import type { VendorRequest } from './vendor-request.ts';

/**
 * An answer for a supplier that counts in decimals. The scale is that of the player's currency; an answer about a player whom the
 * request did not name (`getTx`) leaves the balance out.
 */
export async function answerInDecimals(
  { profile, command, player }: Pick<VendorRequest<WalletCommand>, 'profile' | 'command' | 'player'>,
  answer: object,
  playerOf: PlayerOf,
) {
  if (command === 'authenticate') {
    const { value } = answer as { value?: VendorSession };
    return value ? inDecimals(answer, value.currency.exponent) : answer;
  }
  if (command === 'feed') {
    const page = answer as FeedPage;
    return { ...page, entries: page.entries.map((entry) => inDecimals(entry, currencyExponent(entry.currency) ?? 0)) };
  }
  if (command === 'getRound') {
    const { round } = answer as { round: RoundState | null };
    const owner = round ? await playerOf(profile.vendorCode, round.playerRef) : null;
    return owner ? inDecimals(answer, owner.exponent) : { round: null };
  }
  if (player) return inDecimals(answer, player.exponent);
  return withoutBalance(answer);
}

function withoutBalance(value: object): object {
  if (Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => {
    if (name === 'balance') return [name, null];
    return [name, typeof part === 'object' && part !== null ? withoutBalance(part) : part];
  });
  return Object.fromEntries(entries);
}
