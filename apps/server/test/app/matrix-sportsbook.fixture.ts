/** What the calls of the sportsbooks do with the things that they name. */
export const sportsbookRules = {
  fbOpen: 'named',
  fbMatches: 'none',
  fbMatch: 'none',
  fbBet: 'named',
  fbBets: 'own',
  fbQuote: 'named',
  fbCashOut: 'named',
  tfOpen: 'named',
  tfMatches: 'none',
  tfMatch: 'none',
  tfBet: 'named',
  tfBets: 'own',
  tfQuote: 'named',
  tfCashOut: 'named',
  btiOpen: 'named',
  btiMatches: 'none',
  btiMatch: 'none',
  btiBet: 'named',
  btiBets: 'own',
  btiQuote: 'named',
  btiCashOut: 'named',
  // The books are the installation's: only staff of all brands comes to them.
  staffBookMatches: 'none',
  staffBookMatch: 'none',
  staffBookControls: 'none',
  staffBookLimits: 'none',
  staffBookLimitSet: 'none',
  staffBookImport: 'none',
  staffBookPropose: 'none',
  staffBookResults: 'none',
  staffBookResult: 'none',
  staffBookDecide: 'none',
  staffBookBets: 'none',
  staffBookBetVoid: 'none',
} as const;

const bet = 'vendors/sportsbook/book.test.ts: another’s bet id is refused and shows nothing of his';
const sale = 'vendors/sportsbook/book.test.ts: another’s bet is not sold';

const entry = 'vendors/sportsbook/book.test.ts: a launch token that another has used opens nothing';

export const sportsbookTried = {
  fbOpen: entry,
  tfOpen: entry,
  btiOpen: entry,
  fbBet: bet,
  tfBet: bet,
  btiBet: bet,
  fbQuote: sale,
  tfQuote: sale,
  btiQuote: sale,
  fbCashOut: sale,
  tfCashOut: sale,
  btiCashOut: sale,
} as const;
