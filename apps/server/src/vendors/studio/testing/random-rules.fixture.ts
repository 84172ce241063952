import type { StudioRound } from '@baize/contract';
import { bankerDraws, pointsOf, totalOf } from '@baize/games/baccarat';
import { actions, type BlackjackDeal, dealerHand, isBust, isNatural } from '@baize/games/blackjack';
import { symbols } from '@baize/games/fish-prawn-crab';
import { type GoldenPocketsSeen, maxLucky, multiplierOf, multipliers } from '@baize/games/golden-pockets';
import { bullHandOf } from '@baize/games/niuniu';
import { liveBullHandOf } from '@baize/games/niuniu-table';
import { pockets } from '@baize/games/roulette';
import type { LineSlotConfig, Slot } from '@baize/games/slot-engine';
import { slots } from '@baize/games/slots';
import { showdownOf, type ThreeCardDeal, threeCardHandOf, threeCardHands } from '@baize/games/three-card-poker';
import { twoEightHandOf } from '@baize/games/two-eight';
import { wenzhouHandOf } from '@baize/games/wenzhou';
import { zjhHandOf } from '@baize/games/zjh';
import type { Stored, TableGame } from '../tables/game.ts';

const points = Array.from({ length: 10 }, (_, point) => point);
/** The banker's two-card totals at which the player's third card decides. */
const dependent = [3, 4, 5, 6];
const log = (draws: boolean) => (draws ? 'draws' : 'stands');

/** Which rules of the third card a hand went by. */
function cardRules({ player, banker }: { player: number[]; banker: number[] }): string[] {
  const [playerTotal, bankerTotal] = [player, banker].map((cards) => totalOf(cards.slice(0, 2).map(pointsOf)));
  const [third] = player.slice(2).map(pointsOf);
  if (playerTotal === undefined || bankerTotal === undefined) throw new Error('a hand without cards');
  if (Math.max(playerTotal, bankerTotal) >= 8) return ['a natural ends the hand'];
  const banks = `banker ${bankerTotal} ${log(banker.length > 2)}`;
  if (third === undefined) return [`player ${playerTotal} stands`, `${banks}, player stood`];
  const sees = dependent.includes(bankerTotal) ? ` at ${third}` : '';
  return [`player ${playerTotal} draws`, `${banks}${sees}`];
}

const cardRulesOfAll = [
  'a natural ends the hand',
  ...[0, 1, 2, 3, 4, 5].map((total) => `player ${total} draws`),
  ...[6, 7].map((total) => `player ${total} stands`),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((total) => `banker ${total} ${log(total < 6)}, player stood`),
  ...[0, 1, 2].map((total) => `banker ${total} draws`),
  'banker 7 stands',
  ...dependent.flatMap((total) =>
    points.map((third) => `banker ${total} ${log(bankerDraws(0, total, third))} at ${third}`),
  ),
];

const shoeRules = ['fresh shoe'];
const faces = [1, 2, 3, 4, 5, 6];
const throwOfSymbols = (dice: readonly string[]) => `dice ${[...dice].sort().join(' ')}`;
const redTokens = (reds: readonly boolean[]) => `${reds.filter(Boolean).length} red`;
const handsIn = ({ banker, doors }: Stored) => [banker as number[], ...(doors as number[][])];
const throwOf = (dice: readonly number[]) => `dice ${[...dice].sort((a, b) => a - b).join(' ')}`;

const threeCardEnd = ({ player, dealer }: ThreeCardDeal) =>
  showdownOf(threeCardHandOf(player).rank, threeCardHandOf(dealer).rank);

function blackjackRules(deal: BlackjackDeal): string[] {
  const cards = dealerHand(deal);
  const end = isNatural(cards) ? 'dealer blackjack' : isBust(cards) ? 'dealer bust' : 'dealer stands';
  const isPair = new Set(deal.player.map((card) => card % 13)).size === 1;
  return [end, ...(isNatural(deal.player) ? ['players have blackjack'] : []), ...(isPair ? ['an equal pair'] : [])];
}

/** How many pockets were lucky with which multipliers, and whether the ball met one. */
function luckyRules(seen: GoldenPocketsSeen): string[] {
  const met = multiplierOf(seen) === null ? 'plain' : 'lucky';
  return [
    `${seen.lucky.length} lucky`,
    `ball in a ${met} pocket`,
    ...seen.lucky.map(({ multiplier }) => `times ${multiplier}`),
  ];
}

interface TableRules {
  touchedBy(outcome: Stored): string[];
  all: readonly string[];
}

const baccarat: TableRules = {
  touchedBy: (outcome) => cardRules(outcome as { player: number[]; banker: number[] }),
  all: [...cardRulesOfAll, ...shoeRules],
};

const rulesOfTables: Readonly<Record<string, TableRules>> = {
  baccarat,
  baccarat_no_commission: baccarat,
  speed_baccarat: baccarat,
  dragon_tiger: { touchedBy: () => [], all: shoeRules },
  roulette: {
    touchedBy: ({ pocket }) => [`pocket ${pocket}`],
    all: Array.from({ length: pockets }, (_, pocket) => `pocket ${pocket}`),
  },
  golden_pockets: {
    touchedBy: (outcome) => luckyRules(outcome as unknown as GoldenPocketsSeen),
    all: [
      ...Array.from({ length: maxLucky }, (_, more) => `${1 + more} lucky`),
      ...['plain', 'lucky'].map((met) => `ball in a ${met} pocket`),
      ...multipliers.map(({ multiplier }) => `times ${multiplier}`),
    ],
  },
  sic_bo: {
    touchedBy: ({ dice }) => [throwOf(dice as number[])],
    all: faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => throwOf([a, b, c])))),
  },
  fish_prawn_crab: {
    touchedBy: ({ dice }) => [throwOfSymbols(dice as string[])],
    all: symbols.flatMap((a) => symbols.flatMap((b) => symbols.map((c) => throwOfSymbols([a, b, c])))),
  },
  fan_tan: {
    touchedBy: ({ beads }) => [`heap of ${beads}`],
    all: Array.from({ length: 60 }, (_, more) => `heap of ${61 + more}`),
  },
  blackjack: {
    touchedBy: (outcome) => blackjackRules(outcome as unknown as BlackjackDeal),
    all: [...actions, 'dealer blackjack', 'dealer bust', 'dealer stands', 'players have blackjack', 'an equal pair'],
  },
  three_card_poker: {
    touchedBy: (outcome) => [
      `players hold ${threeCardHandOf((outcome as unknown as ThreeCardDeal).player).name}`,
      `showdown ${threeCardEnd(outcome as unknown as ThreeCardDeal)}`,
    ],
    all: [
      ...threeCardHands.map((name) => `players hold ${name}`),
      'play',
      'fold',
      ...['player', 'dealer', 'notQualified'].map((end) => `showdown ${end}`),
    ],
  },
  se_die: {
    touchedBy: ({ reds }) => [redTokens(reds as boolean[])],
    all: [0, 1, 2, 3, 4].map((count) => `${count} red`),
  },
  wenzhou: {
    touchedBy: (outcome) => handsIn(outcome).map((hand) => wenzhouHandOf(hand).name),
    all: ['pair', 'mixedPair', 'wong', 'gong', 'highNine', 'points'],
  },
  two_eight: {
    touchedBy: (outcome) => handsIn(outcome).map((hand) => twoEightHandOf(hand).name),
    all: ['pair', 'twoEight', 'points'],
  },
  dragon_phoenix: {
    touchedBy: ({ dragon, phoenix }) => [dragon, phoenix].map((cards) => zjhHandOf(cards as number[]).name),
    all: ['highCard', 'pair', 'straight', 'flush'],
  },
  niuniu_table: {
    touchedBy: (outcome) => handsIn(outcome).map((hand) => liveBullHandOf(hand).name),
    all: ['noBull', ...points.slice(1).map((size) => `bull${size}`), 'bullBull'],
  },
  bull_fight: {
    touchedBy: ({ red, blue }) => [red, blue].map((cards) => bullHandOf(cards as number[]).name),
    all: ['noBull', ...points.slice(1).map((size) => `bull${size}`), 'bullBull'],
  },
  crash: {
    touchedBy: ({ point }) => [Number(point) === 100 ? 'crashes at once' : 'flies'],
    all: ['crashes at once', 'flies'],
  },
};

const rulesOf = ({ gameCode }: TableGame): TableRules => {
  const rules = rulesOfTables[gameCode];
  if (!rules) throw new Error(`nobody wrote down the rules of ${gameCode}`);
  return rules;
};

/** Rules of a table, by name, that its outcome went by. */
export const tableRulesTouched = (game: TableGame, outcome: Stored): string[] => rulesOf(game).touchedBy(outcome);

/** What a long run has to have seen of a table: every rule, every bet won and lost, and what only its kind of game does. */
export function tableRulesOfAll(game: TableGame): string[] {
  const ends = game.betTypes.flatMap(({ key }) => [`${key}: WIN`, `${key}: LOSS`]);
  const acts = game.flight ? ['left by hand', 'came too late'] : ['undo'];
  if (game.decisions) acts.push('decided', 'let the clock decide', 'decided too late', 'decided twice');
  return [...ends, ...acts, ...new Set(rulesOf(game).all)];
}

type Event = StudioRound['events'][number];
interface Prize {
  symbol: string;
  line?: number;
}

function touchedBy(event: Event): string[] {
  const wins = (event.wins ?? []) as Prize[];
  const prizes = wins.flatMap(({ symbol, line }) => [`${symbol} pays`, ...(line ? [`line ${line} pays`] : [])]);
  switch (event.type) {
    case 'symbolsWon':
      return [...prizes, `ladder x${event.multiplier}`];
    case 'specialDrawn':
      return [`special ${event.symbol}`];
    case 'jackpotWon':
      return [`jackpot ${event.pot}`];
    case 'scattersPaid':
      return [`${event.count} scatters pay`];
    case 'tilePicked':
      return [`tile ${event.tile}`];
    case 'choiceMade':
      return [`choice ${event.choice}`];
    case 'holdStarted':
      return ((event.coins ?? []) as unknown[]).length > 6 ? ['more than six coins'] : ['six coins'];
    case 'respinPlayed':
      return ((event.collects ?? []) as unknown[]).length > 0 ? ['a symbol collects'] : [];
    case 'wildsWalked': {
      const { length } = event.reels as unknown[];
      return [length === 1 ? '1 wild walks' : `${length} wilds walk`];
    }
    case 'pickEnded':
      return ['pick bonus paid'];
    case 'spinStarted':
      return [`${event.mode} spin`];
    default:
      return prizes;
  }
}

/** Rules of a slot, by name, that a round went by. */
export function slotRulesTouched({ betMinor, payoutMinor, events }: StudioRound): string[] {
  const awards = events.filter(({ type }) => type === 'freeSpinsAwarded').length;
  const bought = events.find(({ type }) => type === 'featureBought');
  return [
    `bet ${bought?.betMinor ?? betMinor}`,
    payoutMinor === '0' ? 'pays nothing' : 'pays',
    ...events.map(({ type }) => type),
    ...events.flatMap(touchedBy),
    ...(awards > 1 ? ['free spins in free spins'] : []),
  ];
}

const numbered = (name: (number: number) => string, count: number) =>
  Array.from({ length: count }, (_, index) => name(index + 1));
const paying = (symbols: string) => symbols.split(' ').map((symbol) => `${symbol} pays`);
const freeSpins = ['free spin', 'freeSpinsAwarded', 'freeSpinsEnded'];
const scatterSpins = [...freeSpins, 'scattersPaid'];
const grid = ['gridFilled', 'symbolsWon', 'gridRefilled', ...scatterSpins, '4 scatters pay'];

/** What the numbers of a line slot ask for. */
function lineRules(config: LineSlotConfig<string>): string[] {
  const { lines, paytable, wild, freeSpins: spins, pick, hold, sticky, walking, wheel } = config;
  const symbols = Object.keys(paytable).filter((symbol) => symbol !== wild);
  return [
    ...['reelsStopped', 'linesWon', ...numbered((line) => `line ${line} pays`, lines.length)],
    ...symbols.map((symbol) => `${symbol} pays`),
    ...(spins ? [...scatterSpins, 'free spins in free spins', '3 scatters pay'] : []),
    ...(spins?.specials ? ['specialDrawn', 'specialExpanded'] : []),
    ...(spins?.specials ?? []).map((symbol) => `special ${symbol}`),
    ...(wheel ? ['wheelSpun'] : []),
    ...(pick ? ['pickStarted', 'tilePicked', 'pick bonus paid', ...pick.prizes.map((_, tile) => `tile ${tile}`)] : []),
    ...(sticky ? [...scatterSpins, '3 scatters pay', 'choiceStarted', 'choiceMade', 'wildsStuck'] : []),
    ...(sticky?.choices ?? []).map((_, choice) => `choice ${choice}`),
    ...(hold
      ? ['holdStarted', 'respinPlayed', 'holdEnded', 'six coins', 'more than six coins', 'a symbol collects']
      : []),
    ...(walking ? ['free spin', 'wildsWalked', 'paradeStarted', 'walkEnded', '1 wild walks', '2 wilds walk'] : []),
  ];
}

/** What only one slot has, or what its numbers do not say. What comes less than once in 5,000 rounds is shown, not asked for. */
const ownRules: Readonly<Record<string, readonly string[]>> = {
  jade_cascade: [
    ...[...grid, ...paying('A B C D E F')],
    ...[1, 2, 3, 5, 4, 6, 10].map((multiplier) => `ladder x${multiplier}`),
  ],
  storm_anvil: [...grid, 'multipliersCounted', ...paying('A B C D E')],
  honey_meadow: [...grid, 'wildsPlaced', 'symbolRemoved', ...paying('A B C D E F')],
  dragon_ledger: ['jackpotWon', 'jackpot major'],
  mammoth_ridge: ['windowDrawn', 'waysWon', ...freeSpins, ...paying('H1 H2 H3 H4 H5 A K Q J T')],
  pearl_tide: ['jackpotWon', 'jackpot mini', 'jackpot minor'],
};

function rulesOfSlot(gameCode: string): readonly string[] {
  const rules = slots.find(({ slot }) => slot.gameCode === gameCode)?.rules;
  const own = ownRules[gameCode] ?? [];
  if (rules?.kind !== 'line' && own.length === 0) throw new Error(`nobody wrote down the rules of ${gameCode}`);
  return [...(rules?.kind === 'line' ? lineRules(rules.config) : []), ...own];
}

/** What a run of so many rounds has to have seen of a slot. */
export function slotRulesOfAll({ gameCode, betsMinor, featurePriceOf }: Slot): string[] {
  return [
    ...betsMinor.map((bet) => `bet ${bet}`),
    'pays nothing',
    'pays',
    'spinStarted',
    'base spin',
    'roundEnded',
    ...(featurePriceOf ? ['featureBought'] : []),
    ...rulesOfSlot(gameCode),
  ];
}
