import { checkRequest, type RequestOf, toWireJson, type WalletCommand } from '../http/index.ts';
import type { SettleBetRequest, VendorWallet, WalletAnswer, WalletCode } from '../wallet.ts';
import { answered, balanceOf } from './answers.ts';
import { cashOut, commitBet, discardBet, makeBet, settle } from './bets.ts';
import { settledInBulk } from './bulk.ts';
import { adjust, cancel, credit, endRound, promo } from './credits.ts';
import { cancelFreeRounds, grantFreeRounds } from './free-rounds.ts';
import { fundPool, poolsOf } from './pools.ts';
import { queryCommands } from './queries.ts';
import { type SessionTools, sessionCommands } from './sessions.ts';
import { debit, play } from './stakes.ts';
import type { Call, Vendor } from './state.ts';
import { queryTransfer, transferIn, transferOut } from './transfers.ts';

export interface WalletTools extends SessionTools {
  newLedgerId: () => string;
}

/** Throws TypeError that names the fields: what would be status 400 over HTTP. */
function assertRequest<C extends WalletCommand>(command: C, request: RequestOf<C>): void {
  const checked = checkRequest(command, JSON.parse(toWireJson(request)));
  if (checked.ok) return;
  const wrong = Object.entries(checked.fields).map(([field, fault]) => `${field} ${fault}`);
  throw new TypeError(`${command}: ${wrong.join(', ')}`);
}

/** A right wallet of one vendor. Each command runs without a pause, so no two can be in each other's way. */
export function createVendorWallet(vendor: Vendor, tools: WalletTools): VendorWallet {
  const callOf = (playerRef: string): Call | null => {
    const member = vendor.players.get(playerRef);
    return member ? { vendor, member, playerRef, nowMs: tools.nowMs(), newLedgerId: tools.newLedgerId } : null;
  };

  /** A command of money; `unknown` is told when this vendor never met the player. */
  const money =
    <R extends { playerRef: string }>(
      act: (call: Call, request: R) => WalletAnswer,
      unknown: WalletCode,
      idOf: (request: R) => string,
    ) =>
    async (request: R): Promise<WalletAnswer> => {
      const call = callOf(request.playerRef);
      return call ? act(call, request) : answered(unknown, { txId: idOf(request), member: null });
    };
  const byTxId = ({ txId }: { txId: string }) => txId;
  const byBetId = ({ betId }: { betId: string }) => betId;

  const wallet: VendorWallet = {
    ...sessionCommands(vendor, tools),
    ...queryCommands(vendor),
    balance: async ({ playerRef }) => {
      const member = vendor.players.get(playerRef);
      return member ? balanceOf(member) : null;
    },
    play: money(play, 'SESSION_INVALID', ({ debits, credits }) => [...debits, ...credits][0]?.txId ?? ''),
    debit: money(debit, 'SESSION_INVALID', byTxId),
    credit: money(credit, 'REF_NOT_FOUND', byTxId),
    cancel: money(cancel, 'REF_NOT_FOUND', byTxId),
    endRound: money(endRound, 'REF_NOT_FOUND', ({ roundId }) => roundId),
    adjust: money(adjust, 'REF_NOT_FOUND', byTxId),
    promo: money(promo, 'REF_NOT_FOUND', byTxId),
    fundPool: money(fundPool, 'REF_NOT_FOUND', byTxId),
    pools: async ({ playerRef }) => ({ pools: poolsOf(vendor, playerRef) }),
    grantFreeRounds: money(grantFreeRounds, 'REF_NOT_FOUND', ({ grantId }) => grantId),
    cancelFreeRounds: money(cancelFreeRounds, 'REF_NOT_FOUND', byTxId),
    makeBet: money(makeBet, 'SESSION_INVALID', byBetId),
    commitBet: money(commitBet, 'REF_NOT_FOUND', byBetId),
    discardBet: money(discardBet, 'REF_NOT_FOUND', byBetId),
    settleBet: money<SettleBetRequest>((call, request) => settle(call, request, true), 'REF_NOT_FOUND', byBetId),
    resettleBet: money<SettleBetRequest>((call, request) => settle(call, request, false), 'REF_NOT_FOUND', byBetId),
    settleBets: async ({ bets }) => ({ answers: bets.map((bet) => settledInBulk(callOf(bet.playerRef), bet)) }),
    cashOut: money(cashOut, 'REF_NOT_FOUND', byTxId),
    transferIn: money(transferIn, 'SESSION_INVALID', byTxId),
    transferOut: money(transferOut, 'REF_NOT_FOUND', byTxId),
    queryTransfer: async ({ txId, playerRef }) => {
      const call = callOf(playerRef);
      return call && queryTransfer(call, txId);
    },
  };
  return withCheckedRequests(wallet);
}

function withCheckedRequests(wallet: VendorWallet): VendorWallet {
  const checked = Object.entries(wallet).map(([name, run]) => [
    name,
    async (request: never) => {
      assertRequest(name as WalletCommand, request);
      return (run as (request: never) => unknown)(request);
    },
  ]);
  return Object.fromEntries(checked) as VendorWallet;
}
