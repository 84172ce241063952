export { advertised } from './advertised.ts';
export { analyse, ways } from './analysis.ts';
export { isTriple, type PayTableName, payTables, type SicBoPays, type SicBoSeen, sicBoBets, totalOf } from './bets.ts';
