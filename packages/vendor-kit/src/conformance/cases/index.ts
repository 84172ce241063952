import type { Case } from '../case.ts';
import { adjustCases } from './adjust.ts';
import { betCases } from './bets.ts';
import { bulkCases } from './bulk.ts';
import { cancelCases } from './cancel.ts';
import { creditCases } from './credit.ts';
import { debitCases } from './debit.ts';
import { faultCases } from './faults.ts';
import { gateCases } from './gates.ts';
import { idCases } from './ids.ts';
import { inputCases } from './input.ts';
import { keyCases } from './keys.ts';
import { playCases } from './play.ts';
import { poolCases } from './pools.ts';
import { promoCases } from './promo.ts';
import { queryCases } from './queries.ts';
import { raceCases } from './races.ts';
import { roundCases } from './rounds.ts';
import { sessionCases } from './session.ts';
import { signingCases } from './signing.ts';
import { transferCases } from './transfers.ts';
import { turnoverCases } from './turnover.ts';

/** Every case, in the order of the report. */
export const allCases: readonly Case[] = [
  ...sessionCases,
  ...debitCases,
  ...creditCases,
  ...cancelCases,
  ...playCases,
  ...roundCases,
  ...betCases,
  ...bulkCases,
  ...turnoverCases,
  ...adjustCases,
  ...promoCases,
  ...poolCases,
  ...transferCases,
  ...gateCases,
  ...idCases,
  ...queryCases,
  ...signingCases,
  ...keyCases,
  ...inputCases,
  ...raceCases,
  ...faultCases,
];
