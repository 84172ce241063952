import type { RoomView } from '@baize/contract';
import type { HoldemView } from '@baize/games/holdem';
import type { NiuniuView } from '@baize/games/niuniu';
import { rowNames, type ThirteenView } from '@baize/games/thirteen';
import { playOf, type TienLenView } from '@baize/games/tien-len';
import type { ZjhView } from '@baize/games/zjh';

type Hand = RoomView['hand'] & object;
/** Names of the rules that a hand touched, as far as everybody sees them. */
type RulesOf = (hand: Hand) => (string | false)[];

const isOver = ({ phase }: Hand): boolean => phase === null;

const niuniu: RulesOf = (hand) => {
  const { bankMultiplier, banker, seats } = hand.game as unknown as NiuniuView;
  if (!isOver(hand)) return [];
  const bidders = seats.filter(({ bid }) => bid === `${bankMultiplier}`);
  return [
    `bank ${bankMultiplier}`,
    bidders.length > 1 && 'several bid the most',
    seats.every(({ bid }) => bid === '0') && 'nobody bids',
    ...seats.flatMap(({ seat, hand: name, bet, bid }) => [
      `hand ${name}`,
      seat !== banker && `bet ${bet}`,
      `bid ${bid}`,
    ]),
    ...seats.map(({ net, rake }) => BigInt(net ?? 0) > 0n && rake !== '0' && 'rake of a win'),
  ];
};

const holdem: RulesOf = (hand) => {
  const { street, board, pots, uncalled, seats } = hand.game as unknown as HoldemView;
  const said = seats.map((seat) => seat.said && `says ${seat.said.act}`);
  if (!isOver(hand)) return said.map((one) => one ?? false);
  const live = seats.filter(({ hasFolded }) => !hasFolded);
  const isShowdown = live.length > 1;
  return [
    isShowdown ? 'showdown' : `ends on the ${street} by folding`,
    isShowdown && street !== 'river' && `run-out from the ${street}`,
    isShowdown && board.length === 5 && live.some(({ cards }) => cards.includes(null)) && 'muck',
    pots.length > 1 && 'side pot',
    pots.length > 2 && 'two side pots',
    pots.some((pot) => pot.seats.length > 1) && 'split pot',
    uncalled !== null && 'uncalled bet goes back',
    live.some(({ isAllIn }) => isAllIn) && 'all-in',
    street === 'preflop' && !isShowdown && seats.every(({ rake }) => rake === '0') && 'no flop, no rake',
    seats.some(({ rake }) => rake !== '0') && 'rake',
    ...live.map((seat) => isShowdown && seat.hand !== null && `shows ${seat.hand}`),
  ];
};

const zjh: RulesOf = (hand) => {
  const { round, maxRounds, compared, pots, seats } = hand.game as unknown as ZjhView;
  const now = [
    compared && (compared.loser === compared.by ? 'whoever compares loses' : 'whoever compares wins'),
    ...seats.map(({ said }) => said && `says ${said.act}`),
    seats.some(({ hasLooked }) => hasLooked) && 'look',
  ].map((one) => one ?? false);
  if (!isOver(hand)) return now;
  const live = seats.filter(({ hasFolded }) => !hasFolded);
  return [
    ...now,
    live.length > 1 ? 'showdown' : 'one is left',
    round === maxRounds && 'the last round',
    pots.length > 1 && 'several pots',
    pots.some((pot) => pot.seats.length > 1) && 'split pot',
    live.some(({ isAllIn }) => isAllIn) && 'all-in',
    seats.some(({ rake }) => rake !== '0') && 'rake of a win',
    ...live.map((seat) => seat.hand !== null && `shows ${seat.hand}`),
  ];
};

const tienLen: RulesOf = (hand) => {
  const { laid, chop, instant, seats } = hand.game as unknown as TienLenView;
  return [
    laid !== null && `lays ${playOf(laid.cards)?.shape}`,
    chop !== null && `chop of ${chop.bases}`,
    instant !== null && `wins at once: ${instant.name}`,
    seats.some(({ hasPassed }) => hasPassed) && 'pass',
    isOver(hand) && instant === null && 'ends with the last card',
    isOver(hand) && seats.some(({ cards }) => cards.length === 13) && 'one laid no card',
    isOver(hand) && seats.some(({ rake }) => rake !== '0') && 'rake of a win',
  ];
};

const thirteen: RulesOf = (hand) => {
  const { seats } = hand.game as unknown as ThirteenView;
  if (!isOver(hand)) return [];
  return seats.flatMap(({ isFoul, rows, points, rake }) => {
    const sum = rowNames.reduce((all, row) => all + Number(rows?.[row].points ?? 0), 0);
    return [
      isFoul && 'foul',
      sum !== Number(points) && 'all three rows',
      points === '0' && 'even',
      rake !== '0' && 'rake of a win',
      ...rowNames.map((row) => !isFoul && `${row} ${rows?.[row].name}`),
    ];
  });
};

export const rulesTouched: Readonly<Record<string, RulesOf>> = {
  room_niuniu: niuniu,
  room_holdem: holdem,
  room_zjh: zjh,
  room_tien_len: tienLen,
  room_thirteen: thirteen,
};

/** What a run of so many hands has to touch at the least. */
export interface RulesToTouch {
  /** Of 1,000 hands. */
  often: readonly string[];
  /** Of 20,000 hands. */
  seldom: readonly string[];
}
const named = (before: string, ...names: (string | number)[]): string[] => names.map((name) => `${before} ${name}`);
const between = ['adds chips', 'stands up'];

export const rulesToTouch: Readonly<Record<string, RulesToTouch>> = {
  room_niuniu: {
    often: [
      ...named('bank', 1, 2, 3, 4),
      ...named('bid', 0, 1, 2, 3, 4),
      ...named('bet', 1, 5, 10, 15),
      ...named(
        'hand',
        'noBull',
        'bull1',
        'bull2',
        'bull3',
        'bull4',
        'bull5',
        'bull6',
        'bull7',
        'bull8',
        'bull9',
        'bullBull',
      ),
      ...['several bid the most', 'nobody bids', 'rake of a win', 'clock: bid', 'clock: bet', ...between],
    ],
    seldom: named('hand', 'silver', 'fiveDukes', 'bomb', 'fiveSmall'),
  },
  room_holdem: {
    often: [
      ...named('says', 'fold', 'check', 'call', 'bet', 'raise'),
      ...['preflop', 'flop', 'turn', 'river'].map((street) => `ends on the ${street} by folding`),
      ...named('run-out from the', 'preflop', 'flop', 'turn'),
      ...named('shows', 'highCard', 'onePair', 'twoPair', 'threeOfAKind', 'straight', 'flush', 'fullHouse'),
      ...['showdown', 'muck', 'side pot', 'two side pots', 'split pot', 'uncalled bet goes back', 'all-in'],
      ...[
        'no flop, no rake',
        'rake',
        'sits out',
        'comes back: post',
        'comes back: wait',
        'clock: fold',
        'clock: check',
      ],
      ...between,
    ],
    seldom: named('shows', 'fourOfAKind', 'straightFlush'),
  },
  room_zjh: {
    often: [
      ...named('says', 'call', 'compare', 'fold', 'raise'),
      ...named('shows', 'highCard', 'pair', 'straight', 'flush'),
      ...[
        'look',
        'whoever compares wins',
        'whoever compares loses',
        'one is left',
        'showdown',
        'several pots',
        'all-in',
      ],
      ...['rake of a win', 'clock: fold', ...between],
    ],
    seldom: ['the last round', ...named('shows', 'straightFlush', 'threeOfAKind')],
  },
  room_tien_len: {
    often: [
      ...named('lays', 'single', 'pair', 'triple', 'run', 'quads', 'pairRun'),
      ...['pass', 'chop of 1', 'chop of 2', 'ends with the last card', 'one laid no card', 'rake of a win'],
      ...['clock: pass', 'clock: play', ...between],
    ],
    seldom: named('wins at once:', 'sixPairs', 'longRun'),
  },
  room_thirteen: {
    often: [
      ...named('front', 'highCard', 'onePair'),
      ...named('middle', 'highCard', 'onePair', 'twoPair', 'threeOfAKind', 'straight', 'flush', 'fullHouse'),
      ...named('back', 'onePair', 'twoPair', 'threeOfAKind', 'straight', 'flush', 'fullHouse', 'fourOfAKind'),
      ...['foul', 'all three rows', 'even', 'rake of a win', 'clock: arrange', ...between],
    ],
    seldom: named('back', 'straightFlush'),
  },
};
