import { hashOfData } from '@baize/fairness';
import { drawRaffle } from '@baize/rewards';
import { sql } from 'kysely';
import { brandById } from '../brands.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { giveStatement } from '../granting/give.ts';
import { wonBonusTerms } from '../granting/terms.ts';
import { minorAt } from '../settings/amounts.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { nameIn, runStatements } from '../statements.ts';
import { prizesOf, type Raffle, rafflesWhere } from './rows.ts';
import { ticketsOf } from './tickets.ts';

const claimMs = 30 * 86_400_000;
/** Turnover is counted a moment behind the bets. */
const afterEndMs = 2 * 60_000;

/** Numbers the tickets when a raffle has ended, and draws when its time has come. */
export function createDrawing(deps: RewardDependencies, settings: RewardSettingsStore) {
  const { database, clock, newId } = deps;

  /** The tickets get their numbers, and their hash is shown before the seed is: what is drawn from can no longer change. */
  const close = async (raffle: Raffle): Promise<void> => {
    const { timeZone } = await deps.brands.settingsOf(raffle.brandId);
    const brand = await brandById(database, raffle.brandId);
    await database.transaction().execute(async (transaction) => {
      const locked =
        await sql`select 1 from raffles where brand_id = ${raffle.brandId} and id = ${raffle.id} and state = 'open' for update`.execute(
          transaction,
        );
      if (locked.rows.length === 0) return;
      const { rows } = await sql<{ memberId: string; firstTicket: number; tickets: number }>`
        insert into raffle_tickets (member_id, raffle_id, brand_id, first_ticket, tickets)
        select member_id, ${raffle.id}, ${raffle.brandId}, (sum(tickets) over (order by member_id) - tickets + 1)::bigint, tickets
        from (${ticketsOf(raffle, brand.exponent, timeZone)}) counted
        returning member_id as "memberId", first_ticket::float8 as "firstTicket", tickets::float8 as tickets`.execute(
        transaction,
      );
      const numbered = [...rows].sort((one, other) => one.firstTicket - other.firstTicket);
      const last = numbered.at(-1);
      const count = last ? last.firstTicket + last.tickets - 1 : 0;
      await sql`update raffles set state = 'closed', tickets = ${count}, tickets_hash = ${hashOfData(numbered)}
        where brand_id = ${raffle.brandId} and id = ${raffle.id}`.execute(transaction);
    });
  };

  const draw = async (raffle: Raffle): Promise<void> => {
    const serverSeed = await deps.secretBox.open(raffle.sealedSeed);
    const prizes = prizesOf(raffle.content);
    const winners = drawRaffle({ serverSeed, publicText: raffle.ticketsHash }, raffle.tickets ?? 0, prizes.length);
    const brand = await brandById(database, raffle.brandId);
    const terms = wonBonusTerms(await settings.of(raffle.brandId, 'wagering'));
    const now = clock.now();
    const names = Object.fromEntries(
      Object.entries(raffle.content.names).map(([locale, text]) => [locale, text ?? '']),
    );
    await database.transaction().execute(async (transaction) => {
      const drawn =
        await sql`update raffles set state = 'drawn', seed = ${serverSeed}, winners = ${JSON.stringify(winners)}::jsonb
        where brand_id = ${raffle.brandId} and id = ${raffle.id} and state = 'closed'`.execute(transaction);
      if (drawn.numAffectedRows !== 1n) return;
      for (const [place, ticket] of winners.entries()) {
        const prize = prizes[place];
        const { rows } = await sql<{ memberId: string }>`
          select member_id as "memberId" from raffle_tickets where brand_id = ${raffle.brandId} and raffle_id = ${raffle.id}
            and ${ticket} between first_ticket and first_ticket + tickets - 1`.execute(transaction);
        const memberId = rows[0]?.memberId;
        if (!prize || memberId === undefined)
          throw new Error(`ticket ${ticket} of raffle ${raffle.id} belongs to nobody`);
        const decimals = prize.payout === 'points' ? 0 : brand.exponent;
        await runStatements(transaction, [
          giveStatement({
            ...{ memberId, id: newId(), brandId: brand.id, source: 'raffle', payout: prize.payout, names },
            reference: `${raffle.id}/${place + 1}`,
            subject: raffle.id,
            amountMinor: minorAt('prize', prize.amount, decimals),
            currencyCode: brand.currencyCode,
            terms: prize.payout === 'bonus' ? terms : null,
            givenAt: now,
            expiresAt: new Date(now.getTime() + claimMs),
          }),
          ...deps.notify({
            memberId,
            kind: 'raffleWon',
            reference: `${raffle.id}/${place + 1}`,
            name: nameIn(names, 'TY'),
          }),
        ]);
      }
    });
  };

  return async (): Promise<void> => {
    const now = clock.now();
    const ended = new Date(now.getTime() - afterEndMs);
    for (const raffle of await rafflesWhere(database, sql`r.state = 'open' and r.ends_at <= ${ended}`))
      await close(raffle);
    for (const raffle of await rafflesWhere(database, sql`r.state = 'closed' and r.draws_at <= ${now}`))
      await draw(raffle);
  };
}
