/** What the calls of the sportsbooks do with the things that they name. */
export const sportsbookRules = {
  fbOpen: 'named',
  fbMatches: 'none',
  fbMatch: 'none',
  fbBet: 'named',
  fbBets: 'own',
  fbCashOut: 'named',
  tfOpen: 'named',
  tfMatches: 'none',
  tfMatch: 'none',
  tfBet: 'named',
  tfBets: 'own',
  tfCashOut: 'named',
} as const;

const bet = 'vendors/sportsbook/book.test.ts: another’s bet id is refused and shows nothing of his';
const sale = 'vendors/sportsbook/book.test.ts: another’s bet is not sold';

const entry = 'vendors/sportsbook/book.test.ts: a launch token that another has used opens nothing';

export const sportsbookTried = {
  fbOpen: entry,
  tfOpen: entry,
  fbBet: bet,
  tfBet: bet,
  fbCashOut: sale,
  tfCashOut: sale,
} as const;
