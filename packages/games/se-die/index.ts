export { advertised } from './advertised.ts';
export { redsOf, type SeDieSeen, seDieBets, tokens } from './bets.ts';
