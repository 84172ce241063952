import type { RaffleContent } from '@baize/contract';
import { createServerSeed, hashServerSeed } from '@baize/fairness';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { RewardDependencies } from '../dependencies.ts';
import type { Claiming } from '../granting/claim.ts';
import { minorAt, SettingsFault } from '../settings/amounts.ts';
import { nameIn, runStatement } from '../statements.ts';
import { prizesOf, type Raffle, raffleColumns, rafflesWhere } from './rows.ts';
import { ticketsOf } from './tickets.ts';

const shownDays = 60;
const dayMs = 86_400_000;

/** Raffles as members and staff see them. */
export function raffleRoutes(
  deps: RewardDependencies,
  claiming: Claiming,
): HandlersOf<'raffles' | 'claimRafflePromotion' | 'staffRaffles' | 'staffRaffleWrite'> {
  const { database, clock, ledger } = deps;
  const stateOf = ({ state, startsAt }: Raffle) =>
    state === 'open' && startsAt > clock.now() ? ('coming' as const) : state;

  const ownTickets = async (raffle: Raffle, memberId: string, exponent: number) => {
    if (raffle.state !== 'open') {
      const { rows } = await sql<{ firstTicket: number; tickets: number }>`
        select first_ticket::float8 as "firstTicket", tickets::float8 as tickets from raffle_tickets
        where member_id = ${memberId} and raffle_id = ${raffle.id}`.execute(database);
      return rows[0] ?? { firstTicket: null, tickets: 0 };
    }
    const { timeZone } = await deps.brands.settingsOf(raffle.brandId);
    const { rows } = await sql<{ tickets: number }>`
      select tickets::float8 as tickets from (${ticketsOf(raffle, exponent, timeZone)}) counted where member_id = ${memberId}`.execute(
      database,
    );
    return { firstTicket: null, tickets: rows[0]?.tickets ?? 0 };
  };

  const waitingRewards = async (memberId: string, raffleId: string): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select id from rewards where member_id = ${memberId} and source = 'raffle' and subject = ${raffleId} and state = 'claimable'
        and expires_at > ${clock.now()} order by id`.execute(database);
    return rows.map(({ id }) => id);
  };

  const shown = async (raffle: Raffle, memberId: string, exponent: number, language: string) => {
    const { firstTicket, tickets } = await ownTickets(raffle, memberId, exponent);
    const isOwn = (ticket: number | null) =>
      ticket !== null && firstTicket !== null && ticket >= firstTicket && ticket < firstTicket + tickets;
    return {
      raffleId: raffle.id,
      name: nameIn(raffle.content.names, language),
      state: stateOf(raffle),
      startsAt: raffle.startsAt.toISOString(),
      endsAt: raffle.endsAt.toISOString(),
      drawsAt: raffle.drawsAt.toISOString(),
      perTicket: shownAmount(minorAt('perTicket', raffle.content.perTicket, exponent), exponent),
      myTickets: tickets,
      firstTicket,
      tickets: raffle.tickets,
      prizes: prizesOf(raffle.content).map(({ payout, amount }, index) => {
        const decimals = payout === 'points' ? 0 : exponent;
        const ticket = raffle.winners?.[index] ?? null;
        return {
          place: index + 1,
          payout,
          amount: shownAmount(minorAt('prize', amount, decimals), decimals),
          ticket,
          isMine: isOwn(ticket),
        };
      }),
      seedHash: raffle.seedHash,
      ticketsHash: raffle.ticketsHash,
      seed: raffle.seed,
      canClaim: (await waitingRewards(memberId, raffle.id)).length > 0,
    };
  };

  return {
    raffles: async ({ member, brand, data }) => {
      const since = new Date(clock.now().getTime() - shownDays * dayMs);
      const list = await rafflesWhere(
        database,
        sql`r.brand_id = ${brand.id} and r.draws_at >= ${since} order by r.draws_at desc, r.id limit 20`,
      );
      const { exponent } = brand.currency;
      return ok({ list: await Promise.all(list.map((raffle) => shown(raffle, member.id, exponent, data.language))) });
    },
    claimRafflePromotion: async ({ member, brand, body }) => {
      const [raffle] = await rafflesWhere(database, sql`r.brand_id = ${brand.id} and r.id = ${body.raffleId}`);
      if (!raffle) return fail('not_found');
      const rewardIds = await waitingRewards(member.id, raffle.id);
      if (rewardIds.length === 0) return fail('nothing_to_claim');
      let claimed = 0;
      for (const rewardId of rewardIds) {
        const one = await claiming.claim(member.id, rewardId);
        if (one.ok) claimed += 1;
        else if (one.message === 'account_blocked' || (claimed === 0 && one.message === 'bonus_running'))
          return fail(one.message);
      }
      const balance = await ledger.balanceOf(member.id);
      return ok({ claimed, sumBalance: shownAmount(balance?.cashMinor ?? 0n, brand.currency.exponent) });
    },
    staffRaffles: async ({ staff, data }) => {
      const { rows, total } = await selectPage<Raffle, 'startsAt'>(
        database,
        {
          columns: raffleColumns,
          from: sql`raffles r`,
          where: sql`r.brand_id = ${staff.brandId}`,
          sorts: { startsAt: sql`r.starts_at` },
          tieBreak: sql`r.id`,
        },
        data,
      );
      return ok({
        rows: rows.map((raffle) => ({
          raffleId: raffle.id,
          state: stateOf(raffle),
          content: raffle.content,
          seedHash: raffle.seedHash,
          ticketsHash: raffle.ticketsHash,
          tickets: raffle.tickets,
        })),
        total,
      });
    },
    staffRaffleWrite: async ({ brand, staff, ip, params, body }) => {
      const { content, reason } = body;
      const { exponent } = brand.currency;
      try {
        checkRaffle(content, exponent);
      } catch (error) {
        if (!(error instanceof SettingsFault)) throw error;
        return fail('invalid_input', { fields: { [`content.${error.field}`]: { key: error.key } } });
      }
      const seed = createServerSeed();
      const seedHash = hashServerSeed(seed);
      const sealed = await deps.secretBox.seal(seed);
      const isWritten = await database.transaction().execute(async (transaction) => {
        const written = await sql`
          insert into raffles (brand_id, id, content, starts_at, ends_at, draws_at, seed_hash, sealed_seed, state, created_at)
          values (${staff.brandId}, ${params.raffleId}, ${JSON.stringify(content)}::jsonb, ${content.startsAt}, ${content.endsAt},
            ${content.drawsAt}, ${seedHash}, ${sealed}, 'open', ${clock.now()}) on conflict do nothing`.execute(
          transaction,
        );
        if (written.numAffectedRows !== 1n) return false;
        const deed = {
          act: 'openRaffle',
          subject: `raffle:${params.raffleId}`,
          reason,
          after: { ...content, seedHash },
        };
        await runStatement(transaction, deps.auditStatement({ staff, ip }, deed));
        return true;
      });
      return isWritten ? ok({ seedHash }) : fail('already_decided');
    },
  };
}

/** Throws a SettingsFault that names what cannot be. */
function checkRaffle(content: RaffleContent, exponent: number): void {
  if (minorAt('perTicket', content.perTicket, exponent) === 0n) throw new SettingsFault('perTicket', 'amount_zero');
  if (content.startsAt >= content.endsAt) throw new SettingsFault('endsAt', 'field_format');
  if (content.endsAt >= content.drawsAt) throw new SettingsFault('drawsAt', 'field_format');
  for (const [index, { payout, amount }] of content.prizes.entries())
    if (minorAt(`prizes.${index}.amount`, amount, payout === 'points' ? 0 : exponent) === 0n)
      throw new SettingsFault(`prizes.${index}.amount`, 'amount_zero');
}
