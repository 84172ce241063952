import type { AnswerOf, RequestOf, WalletCommand } from './wire.ts';

const round = { roundId: 'round-1', gameCode: 'game' };
const debtor = { session: 'session', playerRef: 'player' };
const bet = { betId: 'bet-1', playerRef: 'player' };
const transfer = { txId: 'tx-1', playerRef: 'player', amountMinor: 60n };
const settlement = { ...bet, generation: 1, payoutMinor: 60n, result: 'won', policy: 'refuse' } as const;

/** A right request of each command. */
export const sampleRequests: { [C in WalletCommand]: RequestOf<C> } = {
  authenticate: { launchToken: 'token' },
  checkSession: { session: 'session' },
  endSession: { session: 'session' },
  balance: { playerRef: 'player' },
  play: {
    ...round,
    ...debtor,
    debits: [{ txId: 'stake', amountMinor: 60n, contributions: [{ pool: 'grand', amountMinor: 2n }] }],
    credits: [
      { txId: 'win', amountMinor: 0n, kind: 'win' },
      { txId: 'free', amountMinor: 5n, kind: 'freeround', grantId: 'grant' },
      { txId: 'pot', amountMinor: 9n, kind: 'jackpot', pool: 'grand', seed: { from: 'reserve', amountMinor: 4n } },
    ],
    roundEnd: true,
    detail: { reels: [[1, 2], [3]] },
  },
  debit: { ...round, ...debtor, txId: 'stake', amountMinor: 60n, currency: 'PLY' },
  credit: {
    ...round,
    playerRef: 'player',
    txId: 'win',
    amountMinor: 0n,
    kind: 'win',
    refTxIds: ['stake'],
    roundEnd: true,
  },
  cancel: { ...round, playerRef: 'player', txId: 'cancel', targetTxId: 'stake', reason: 'time-out' },
  endRound: { ...round, playerRef: 'player' },
  getRound: { roundId: 'round-1' },
  getTx: { txId: 'tx-1' },
  adjust: { ...round, ...transfer, amountMinor: -60n, refTxIds: [], policy: 'refuse', reason: 'wrong result' },
  promo: { ...transfer, campaign: 'spring' },
  fundPool: { ...transfer, pool: 'grand' },
  pools: { playerRef: 'player' },
  grantFreeRounds: {
    grantId: 'grant',
    playerRef: 'player',
    campaign: 'spring',
    count: 10,
    valueMinor: 20n,
    gameCodes: ['game'],
    expiresAt: '2030-01-01T00:00:00.000Z',
  },
  cancelFreeRounds: { txId: 'tx-1', grantId: 'grant', playerRef: 'player' },
  makeBet: {
    ...debtor,
    betId: 'bet-1',
    gameCode: 'game',
    amountMinor: 60n,
    legs: [{ event: 1 }],
    pricePolicy: 'exact',
  },
  commitBet: bet,
  discardBet: bet,
  settleBet: settlement,
  resettleBet: { ...settlement, generation: 2 },
  settleBets: { bets: [settlement, { ...settlement, betId: 'bet-2', generation: 2, validTurnoverMinor: 0n }] },
  cashOut: { ...bet, txId: 'tx-1', payoutMinor: 0n },
  transferIn: { ...transfer, session: 'session' },
  transferOut: transfer,
  queryTransfer: { txId: 'tx-1', playerRef: 'player' },
  feed: { after: null, limit: 100 },
};

const balance = { cashMinor: 9_007_199_254_740_993n, bonusMinor: 0n, lockedMinor: 60n, version: 7n };
const answer: AnswerOf<'debit'> = {
  status: 'ok',
  code: 'OK',
  retry: 'never',
  txId: 'tx-1',
  ledgerId: 'ledger-1',
  balance,
  replay: false,
};
const instant = '2026-03-01T12:00:00.000Z';

/** Two right answers of each command, with and without what may be missing. */
export const sampleAnswers: { [C in WalletCommand]: readonly AnswerOf<C>[] } = {
  authenticate: [
    { status: 'refused', code: 'SESSION_INVALID' },
    {
      status: 'ok',
      value: {
        session: 'session',
        playerRef: 'player',
        gameCode: 'game',
        currency: { code: 'PLY', exponent: 2, symbol: 'P' },
        locale: 'TY',
        jurisdiction: '',
        prizePool: 'brand:member',
        displayName: 'Mi***7',
        minRoundIntervalMs: 2_500,
        autoplay: true,
        buyFeature: true,
        tableMaxPercent: 250,
        realityCheckMs: 0,
        limits: [{ kind: 'dayLoss', amountMinor: 5n }],
        balance,
      },
    },
  ],
  checkSession: [
    { status: 'ok', playerRef: 'player' },
    { status: 'refused', code: 'SESSION_INVALID' },
  ],
  endSession: [undefined],
  balance: [balance, null],
  play: [answer],
  debit: [
    answer,
    {
      ...answer,
      status: 'refused',
      code: 'LIMIT_REACHED',
      ledgerId: null,
      balance: null,
      limit: { kind: 'stake', until: null },
    },
  ],
  credit: [answer],
  cancel: [answer],
  endRound: [answer],
  getRound: [
    null,
    {
      ...round,
      playerRef: 'player',
      stakeMinor: 60n,
      payoutMinor: 0n,
      validTurnoverMinor: null,
      status: 'open',
      openedAt: instant,
      closedAt: null,
    },
  ],
  getTx: [null, answer],
  adjust: [answer],
  promo: [answer],
  fundPool: [answer],
  pools: [{ pools: [] }, { pools: [{ pool: 'reserve', amountMinor: -4n }] }],
  grantFreeRounds: [answer],
  cancelFreeRounds: [answer],
  makeBet: [answer],
  commitBet: [answer],
  discardBet: [answer],
  settleBet: [answer],
  resettleBet: [answer],
  settleBets: [{ answers: [] }, { answers: [answer, { ...answer, txId: 'tx-2' }] }],
  cashOut: [answer],
  transferIn: [answer],
  transferOut: [answer],
  queryTransfer: [null, answer],
  feed: [
    { entries: [], next: '0', isEnd: true },
    {
      entries: [
        {
          ledgerId: 'ledger-1',
          txId: 'tx-1',
          roundId: 'round-1',
          playerRef: 'player',
          movement: 'stake',
          amountMinor: -60n,
          currency: 'PLY',
          bookedAt: instant,
        },
      ],
      next: '1',
      isEnd: false,
    },
  ],
};
