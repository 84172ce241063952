/**
 * What the rulebook prints of a bet: its name in the report, the best total return, the chance to win, the chance of a push, the edge in
 * percent, the deviation. Null where it prints none.
 */
export type PrintedBet = readonly [
  bet: string,
  top: number,
  win: string,
  push: string | null,
  edge: string,
  sd: string | null,
];

const baccaratTie = '0.095156';
const mainBaccarat: readonly PrintedBet[] = [
  ['player', 2, '0.446247', baccaratTie, '1.2351', '0.951'],
  ['tie', 9, baccaratTie, null, '14.3596', '2.641'],
  ['player pair', 12, '0.074699', null, '10.3614', '3.155'],
  ['banker pair', 12, '0.074699', null, '10.3614', '3.155'],
  ['either pair', 6, '0.143817', null, '13.7099', '2.105'],
  ['perfect pair', 201, '0.033450', null, '8.0470', '5.751'],
  ['small (4 cards)', 2.5, '0.378868', null, '5.2829', '1.213'],
  ['big (5 or 6 cards)', 1.54, '0.621132', null, '4.3457', '0.747'],
  ['player natural wins', 5, '0.162589', null, '18.7055', '1.845'],
  ['banker natural wins', 5, '0.162589', null, '18.7055', '1.845'],
];

const roulette = (bet: string, top: number, win: string, sd: string): PrintedBet => [bet, top, win, null, '2.7027', sd];
const evenChance = (bet: string) => roulette(bet, 2, '0.486486', '1.000');

const sicBoTotals: readonly (readonly [
  totals: readonly number[],
  top: number,
  win: string,
  edge: string,
  sd: string,
])[] = [
  [[4, 17], 51, '0.013889', '29.1667', '5.969'],
  [[5, 16], 19, '0.027778', '47.2222', '3.122'],
  [[6, 15], 15, '0.046296', '30.5556', '3.152'],
  [[7, 14], 13, '0.069444', '9.7222', '3.305'],
  [[8, 13], 9, '0.097222', '12.5000', '2.666'],
  [[9, 12], 7, '0.115741', '18.9815', '2.239'],
  [[10, 11], 7, '0.125000', '12.5000', '2.315'],
];
const sicBoEven = (bet: string): PrintedBet => [bet, 2, '0.486111', null, '2.7778', '1.000'];

const dragonTigerSide = (side: string): PrintedBet[] => [
  ...['big (8-K)', 'small (A-6)', 'odd', 'even', 'red', 'black'].map(
    (card): PrintedBet => [`${side} card ${card}, 7 loses`, 2, '0.461538', null, '7.6923', '0.997'],
  ),
  [`${side} card suit (7 of the suit loses)`, 4, '0.230769', null, '7.6923', '1.685'],
];

const bullInEither = (size: number, win: string, edge: string): PrintedBet => [
  `bull ${size} in either hand`,
  7,
  win,
  '0.000000',
  edge,
  null,
];

/** Rulebook 1.1 to 1.13, by the game and the variant of the report. */
export const printedTables: Readonly<Record<string, readonly PrintedBet[]>> = {
  'Baccarat, 8 decks': [
    ...mainBaccarat,
    ['banker', 1.95, '0.458597', baccaratTie, '1.0579', '0.927'],
    ['dragon 7 (banker 3-card 7)', 41, '0.022534', null, '7.6113', '6.085'],
    ['panda 8 (player 3-card 8)', 26, '0.034543', null, '10.1876', '4.748'],
  ],
  'Baccarat, 8 decks no-commission (Super 6)': [
    ...mainBaccarat,
    ['banker (no commission, half on 6)', 2, '0.458597', baccaratTie, '1.4581', '0.930'],
    ['super six (banker wins with 6)', 13, '0.053864', null, '29.9772', '2.935'],
    ['lucky six', 21, '0.053864', null, '16.6836', '3.596'],
  ],
  'European roulette, 37 pockets': [
    roulette('straight', 36, '0.027027', '5.838'),
    roulette('split', 18, '0.054054', '4.070'),
    roulette('street', 12, '0.081081', '3.276'),
    roulette('trio', 12, '0.081081', '3.276'),
    roulette('corner', 9, '0.108108', '2.795'),
    roulette('first four', 9, '0.108108', '2.795'),
    roulette('six line', 6, '0.162162', '2.212'),
    roulette('column', 3, '0.324324', '1.404'),
    roulette('dozen', 3, '0.324324', '1.404'),
    ...['red', 'black', 'odd', 'even', 'low', 'high'].map(evenChance),
    roulette('voisins du zero (9 chips)', 24 / 9, '0.459459', '9.624'),
    roulette('tiers du cylindre (6 chips)', 18 / 6, '0.324324', '8.426'),
    roulette('orphelins (5 chips)', 36 / 5, '0.216216', '9.946'),
    roulette('jeu zero (4 chips)', 36 / 4, '0.189189', '8.510'),
  ],
  'Sic bo, pay table A': [
    ...['big (11-17, triples lose)', 'small (4-10, triples lose)', 'odd (triples lose)', 'even (triples lose)'].map(
      sicBoEven,
    ),
    ...sicBoTotals.flatMap(([totals, top, win, edge, sd]) =>
      totals.map((total): PrintedBet => [`total ${total}`, top, win, null, edge, sd]),
    ),
    ['single number', 4, '0.421296', null, '7.8704', '1.113'],
    ['two-dice combination (15 pairs)', 6, '0.138889', null, '16.6667', '2.075'],
    ['specific double', 9, '0.074074', null, '33.3333', '2.357'],
    ['specific triple', 151, '0.004630', null, '30.0926', '10.250'],
    ['any triple', 25, '0.027778', null, '30.5556', '4.108'],
    ['three of four numbers (all 3 dice differ, within the 4 named)', 8, '0.111111', null, '11.1111', '2.514'],
    ['specific three different numbers', 31, '0.027778', null, '13.8889', '5.094'],
    ['specific 2+1 (e.g. 1-1-2)', 51, '0.013889', null, '29.1667', '5.969'],
  ],
  'Dragon tiger, 8 decks': [
    // The half that a tie gives back is no push, and comes back all the same.
    ['dragon', 2, '0.462651', '0.074699', '3.7349', '0.971'],
    ['tiger', 2, '0.462651', '0.074699', '3.7349', '0.971'],
    ['tie', 9, '0.074699', null, '32.7711', '2.366'],
    ['suited tie', 51, '0.016867', null, '13.9759', '6.568'],
    ...['dragon', 'tiger'].flatMap(dragonTigerSide),
  ],
  'Blackjack, BJ-1, 8 decks': [
    ['perfect pairs 25/12/6', 26, '0.074699', null, '4.0964', '3.953'],
    ['21+3 100/40/30/10/5', 101, '0.097264', null, '3.7039', '3.983'],
    ['insurance', 3, '0.308434', null, '7.4699', '1.386'],
  ],
  'Fish prawn crab, with doubles and colours': [
    ['single symbol', 4, '0.421296', null, '7.8704', '1.113'],
    ['two-symbol combination (15)', 6, '0.138889', null, '16.6667', '2.075'],
    ['specific triple', 181, '0.004630', null, '16.2037', '12.287'],
    ['any triple', 31, '0.027778', null, '13.8889', '5.094'],
    ['specific double (2 or 3 of one symbol)', 12, '0.074074', null, '11.1111', '3.143'],
    ['colour exactly one die', 2, '0.444444', null, '11.1111', '0.994'],
    ['colour exactly two dice', 4, '0.222222', null, '11.1111', '1.663'],
    ['colour all three dice', 24, '0.037037', null, '11.1111', '4.532'],
    ['any single colour on all three dice', 8, '0.111111', null, '11.1111', '2.514'],
  ],
  'Fan tan, 5% commission': [
    ['fan (one number)', 3.85, '0.250000', '0.000000', '3.7500', '1.667'],
    ['nim (win number + push number, 12 placements)', 2.9, '0.250000', '0.250000', '2.5000', '1.184'],
    ['kwok (two numbers, 6 placements)', 1.95, '0.500000', '0.000000', '2.5000', '0.975'],
    ['nga tan (two win, one push, 12 placements)', 1.475, '0.500000', '0.250000', '1.2500', '0.602'],
    // The rulebook has 0.31666…:1 and an edge of 1.2500; a return has four decimals, so it is 0.3166:1.
    ['sheh-sam-hong (three numbers, 4 placements)', 1.3166, '0.750000', '0.000000', '1.2550', '0.570'],
  ],
  'Se die, table A': [
    ['odd (1 or 3 red)', 1.96, '0.500000', '0.000000', '2.0000', null],
    ['even (0, 2, 4 red)', 1.96, '0.500000', '0.000000', '2.0000', null],
    ['4 red', 15, '0.062500', '0.000000', '6.2500', null],
    ['4 white', 15, '0.062500', '0.000000', '6.2500', null],
    ['3 red 1 white', 3.8, '0.250000', '0.000000', '5.0000', null],
    ['1 red 3 white', 3.8, '0.250000', '0.000000', '5.0000', null],
    ['2 red 2 white', 2.5, '0.375000', '0.000000', '6.2500', null],
    ['big (3 or 4 red), 2-2 pushes', 1.96, '0.312500', '0.375000', '1.2500', null],
    ['small (0 or 1 red), 2-2 pushes', 1.96, '0.312500', '0.375000', '1.2500', null],
    ['4 red or 4 white', 7.5, '0.125000', '0.000000', '6.2500', null],
  ],
  'Three card poker, one pack': [
    ['pair plus 40/30/6/4/1', 41, '0.256109', null, '2.3167', '2.911'],
    ['six card bonus 1000/200/100/20/15/10/7', 1001, '0.072798', null, '8.5614', '5.448'],
  ],
  'Dragon phoenix, table B': [
    ['dragon', 1.95, '0.499447', '0.001106', '2.4972', null],
    ['phoenix', 1.95, '0.499447', '0.001106', '2.4972', null],
    ['three of a kind', 191, '0.004687', '0.000000', '10.4768', null],
    ['straight flush', 201, '0.004329', '0.000000', '12.9942', null],
    ['flush', 9, '0.096211', '0.000000', '13.4098', null],
    ['straight', 15, '0.060559', '0.000000', '9.1616', null],
    ['pair of nines or better', 3, '0.302906', '0.000000', '9.1283', null],
  ],
  'NiuNiu, live set, banker': ['player n', 'banker over player n'].flatMap((bet): PrintedBet[] => [
    [`${bet} equal`, 1.95, '0.500000', null, '2.5000', '0.975'],
    // Five times the stake, less 5%.
    [`${bet} double`, 5.75, '0.500000', null, '4.0275', '1.723'],
  ]),
  'Bull fight, extended set, equal types push': [
    ['red', 1.95, '0.421834', '0.156333', '2.1092', null],
    ['blue', 1.95, '0.421834', '0.156333', '2.1092', null],
    ['tie (equal type)', 6, '0.156333', '0.000000', '6.2002', null],
    ...[1, 3, 7, 9].map((size): PrintedBet => bullInEither(size, '0.127490', '10.7573')),
    ...[2, 4, 6, 8].map((size): PrintedBet => bullInEither(size, '0.125180', '12.3743')),
    bullInEither(5, '0.131862', '7.6964'),
    ['bull bull in either hand', 6.5, '0.139035', '0.000000', '9.6270', null],
  ],
  'Wenzhou pai jiu, ties to banker': [
    ['door wins', 1.99, '0.492728', null, '1.9471', '0.995'],
    ['door loses', 1.93, '0.507272', null, '2.0965', '0.965'],
  ],
  'Two-eight bar, higher tile breaks ties, banker takes ties': [
    ['door wins', 2, '0.494037', '0.000000', '1.1927', null],
    ['tie', 77, '0.011927', '0.000000', '8.1628', null],
    ['named door shows a pair', 12, '0.076923', '0.000000', '7.6923', null],
    ['named door shows two-eight bar', 41, '0.020513', '0.000000', '15.8974', null],
  ],
};

/** Bets of which the rulebook prints the edge alone: what comes back of them is a matter of many hands. */
export const printedEdges: readonly (readonly [game: string, bet: string, edge: string, sd: string | null])[] = [
  ['Blackjack', 'blackjack, best play', '0.4858', null],
  ['Three card poker', 'ante and play, Q-6-4 or better', '3.3730', null],
  ['Baccarat', 'player dragon bonus', '2.6517', '2.474'],
  ['Baccarat', 'banker dragon bonus', '9.3731', '2.305'],
];
