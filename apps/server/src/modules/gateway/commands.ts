import type { RoundRef, Turnover, VendorWallet, WalletAnswer, WalletCode } from '@baize/vendor-kit';
import { ruleAdjust, ruleCredit } from './rules/credits.ts';
import type { Decision, DecisionContext } from './rules/decision-context.ts';
import { ruleCancelGrant, ruleGrant } from './rules/free-rounds.ts';
import { ruleCancel, ruleDebit, ruleEndRound, rulePlay } from './rules/stakes.ts';
import { ruleFundPool, rulePromo, ruleQueryTransfer, ruleTransferIn, ruleTransferOut } from './rules/transfers.ts';
import {
  betStepIds,
  ruleCashOut,
  ruleCommitBet,
  ruleDiscardBet,
  ruleMakeBet,
  ruleSettleBet,
} from './rules/two-step-bets.ts';

/** One command of money as the runner takes it: what it looks at, the rule, and the answer for a stranger. */
export interface Command {
  playerRef: string;
  /** What the answer is about. */
  txId: string;
  /** Every id whose past the rule looks at. */
  txIds: readonly string[];
  roundId: string;
  gameCode: string | null;
  /** Only what takes money has one. */
  session: string | null;
  grantId: string | null;
  detail: unknown;
  /** What the vendor says of the round's valid turnover. */
  validTurnoverMinor: bigint | null;
  isBet: boolean;
  /** It begins a round mostly, so that its facts can be expected. */
  beginsRound: boolean;
  /** It goes on with a round that it began or pays, so that the next one's facts can be expected. */
  staysWithRound: boolean;
  rule: (context: DecisionContext) => Decision;
  /** The answer for a player whom this vendor never met. */
  unknownPlayer: WalletCode;
  /** To or from the vendor's own wallet: the rule looks at the vendor too. */
  isTransfer?: true;
  /** What is answered where an operator account that pays fell short meanwhile. */
  shortCode: WalletCode;
  /** Rows beside the money that only this command writes. */
  grant?: { campaign: string; gameCodes: readonly string[]; count: number; valueMinor: bigint; expiresAt: Date };
}

type Run = (command: Command) => Promise<WalletAnswer>;
type MoneyCommands = Omit<
  VendorWallet,
  | 'authenticate'
  | 'checkSession'
  | 'endSession'
  | 'balance'
  | 'getRound'
  | 'getTx'
  | 'pools'
  | 'queryTransfer'
  | 'settleBets'
  | 'feed'
>;

const command = (
  request: { playerRef: string } & Partial<RoundRef & Turnover>,
  fields: Partial<Command> & Pick<Command, 'txId' | 'rule'>,
): Command => ({
  playerRef: request.playerRef,
  txId: fields.txId,
  txIds: fields.txIds ?? [fields.txId],
  roundId: fields.roundId ?? request.roundId ?? '',
  gameCode: request.gameCode ?? null,
  session: fields.session ?? null,
  grantId: fields.grantId ?? null,
  detail: fields.detail ?? null,
  validTurnoverMinor: request.validTurnoverMinor ?? null,
  isBet: fields.isBet ?? false,
  beginsRound: fields.beginsRound ?? false,
  staysWithRound: fields.staysWithRound ?? false,
  rule: fields.rule,
  unknownPlayer: fields.unknownPlayer ?? 'REF_NOT_FOUND',
  shortCode: fields.shortCode ?? 'POOL_SHORT',
  ...(fields.isTransfer && { isTransfer: true }),
  ...(fields.grant && { grant: fields.grant }),
});

const asksForSession = (session: string) => ({ session, unknownPlayer: 'SESSION_INVALID' }) as const;

/** What became of a transfer, as a command: the question bars an id that was never seen. */
export const queryTransferCommand = (request: { txId: string; playerRef: string }): Command =>
  command(request, { txId: request.txId, rule: (context) => ruleQueryTransfer(context, request) });

/** Every command of money, told as data for the runner. */
export const moneyCommands = (run: Run): MoneyCommands => ({
  play: (request) => {
    const ids = [...request.debits, ...request.credits].map(({ txId }) => txId);
    const grantId = request.credits.find(({ kind }) => kind === 'freeround')?.grantId ?? null;
    return run(
      command(request, {
        session: request.session,
        unknownPlayer: 'SESSION_INVALID',
        txId: ids[0] ?? '',
        txIds: ids,
        grantId,
        detail: request.detail,
        beginsRound: grantId === null,
        rule: (context) => rulePlay(context, request),
      }),
    );
  },
  debit: (request) =>
    run(
      command(request, {
        ...asksForSession(request.session),
        txId: request.txId,
        detail: request.detail,
        beginsRound: true,
        staysWithRound: true,
        rule: (context) => ruleDebit(context, request),
      }),
    ),
  credit: (request) =>
    run(
      command(request, {
        txId: request.txId,
        txIds: [request.txId, ...request.refTxIds],
        grantId: request.grantId ?? null,
        detail: request.detail,
        staysWithRound: request.grantId === undefined,
        rule: (context) => ruleCredit(context, request),
      }),
    ),
  cancel: (request) =>
    run(
      command(request, {
        txId: request.txId,
        txIds: [request.txId, request.targetTxId],
        rule: (context) => ruleCancel(context, request),
      }),
    ),
  endRound: (request) =>
    run(command(request, { txId: request.roundId, txIds: [], rule: (context) => ruleEndRound(context, request) })),
  adjust: (request) =>
    run(
      command(request, {
        txId: request.txId,
        txIds: [request.txId, ...request.refTxIds],
        rule: (context) => ruleAdjust(context, request),
      }),
    ),
  promo: (request) => run(command(request, { txId: request.txId, rule: (context) => rulePromo(context, request) })),
  fundPool: (request) =>
    run(command(request, { txId: request.txId, rule: (context) => ruleFundPool(context, request) })),
  grantFreeRounds: (request) =>
    run(
      command(request, {
        txId: request.grantId,
        grantId: request.grantId,
        grant: { ...request, expiresAt: momentOf(request.expiresAt) },
        rule: (context) => ruleGrant(context, request),
      }),
    ),
  cancelFreeRounds: (request) =>
    run(
      command(request, {
        txId: request.txId,
        grantId: request.grantId,
        rule: (context) => ruleCancelGrant(context, request),
      }),
    ),
  makeBet: (request) => {
    const { legs, pricePolicy } = request;
    return run(
      command(request, {
        ...asksForSession(request.session),
        ...betFields(request.betId),
        detail: { legs, pricePolicy },
        beginsRound: true,
        rule: (context) => ruleMakeBet(context, request),
      }),
    );
  },
  commitBet: (request) =>
    run(command(request, { ...betFields(request.betId), rule: (context) => ruleCommitBet(context, request) })),
  discardBet: (request) =>
    run(command(request, { ...betFields(request.betId), rule: (context) => ruleDiscardBet(context, request) })),
  settleBet: (request) =>
    run(
      command(request, {
        ...betFields(request.betId, request.generation),
        rule: (context) => ruleSettleBet(context, request, true),
      }),
    ),
  resettleBet: (request) =>
    run(
      command(request, {
        ...betFields(request.betId, request.generation),
        rule: (context) => ruleSettleBet(context, request, false),
      }),
    ),
  cashOut: (request) =>
    run(
      command(request, {
        ...betFields(request.betId),
        txId: request.txId,
        txIds: [request.txId, ...betStepIds(request.betId)],
        rule: (context) => ruleCashOut(context, request),
      }),
    ),
  transferIn: (request) =>
    run(
      command(request, {
        ...asksForSession(request.session),
        txId: request.txId,
        isTransfer: true,
        rule: (context) => ruleTransferIn(context, request),
      }),
    ),
  transferOut: (request) =>
    run(
      command(request, {
        txId: request.txId,
        isTransfer: true,
        shortCode: 'INSUFFICIENT_FUNDS',
        rule: (context) => ruleTransferOut(context, request),
      }),
    ),
});

const betFields = (betId: string, generation?: number) => ({
  txId: betId,
  txIds: betStepIds(betId, generation),
  roundId: betId,
  isBet: true,
});

function momentOf(iso: string): Date {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) throw new RangeError(`${iso} is no moment`);
  return moment;
}
