export { createBulkSettlement, type ReadRounds } from './settle-bets.ts';
