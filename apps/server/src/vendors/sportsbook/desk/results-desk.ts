import type { BookCode } from '@baize/contract';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { outcomeOf } from '../matches/outcome.ts';
import { effectOf, type ResultEffect } from '../results/effect.ts';
import { decideResult, findResult, proposeResult, type ResultRow } from '../results/proposals.ts';
import { outcomeAsked, wrongField } from './asked-result.ts';
import { type Desk, type DeskBook, nameOf, placeOf, shown } from './desk-books.ts';
import { listResults, namesOfStaff, outcomeFields, resultView } from './result-list.ts';

const shownBets = 50;

/** Results: one person enters them, another one approves them, and what they do is seen before. */
export function createResultsDesk(
  desk: Desk,
): HandlersOf<'staffBookPropose' | 'staffBookResults' | 'staffBookResult' | 'staffBookDecide'> {
  const { bookOf, ports } = desk;
  const { database, clock, newId, staffPorts } = ports;

  const effectView = async (book: DeskBook, effect: ResultEffect, brand: RequestBrand) => {
    const listed = effect.changed.slice(0, shownBets);
    const refs = [...new Set(listed.map(({ bet }) => bet.player_ref))];
    const names = await staffPorts.playersOf(book.vendorCode, refs);
    const sumOf = (isWanted: (minor: bigint) => boolean) =>
      effect.changed.reduce(
        (sum, { differenceMinor }) => (isWanted(differenceMinor) ? sum + differenceMinor : sum),
        0n,
      );
    const owedMinor = [...effect.owed.values()].reduce((sum, minor) => sum + minor, 0n);
    return {
      openBets: effect.openBets,
      openStake: shown(effect.openStakeMinor, brand),
      changed: effect.changed.length,
      given: shown(
        sumOf((minor) => minor > 0n),
        brand,
      ),
      taken: shown(-sumOf((minor) => minor < 0n), brand),
      debtors: effect.owed.size,
      owed: shown(owedMinor, brand),
      bets: listed.map(({ bet, toMinor }) => ({
        betId: bet.id,
        memberName: nameOf(names, bet.player_ref),
        from: shown(bet.return_minor ?? 0n, brand),
        to: shown(toMinor, brand),
        owed: shown(effect.owed.get(bet.player_ref) ?? 0n, brand),
      })),
    };
  };

  const effectNow = (row: ResultRow, now: Date) =>
    effectOf(bookOf(row.vendor_code as BookCode), {
      matchId: row.match_id,
      outcome: row.outcome,
      proposedAt: row.proposed_at,
      now,
    });

  return {
    staffBookPropose: async ({ staff, ip, params: { matchId }, body }) => {
      const place = await placeOf(database, matchId);
      if (!place) return fail('not_found');
      const { vendorCode } = place;
      const match = (await bookOf(vendorCode).matches.byId([matchId])).get(matchId);
      if (!match) return fail('not_found');
      const wrong = wrongField(body, match);
      if (wrong !== null) return fail('invalid_input', { fields: { [wrong]: { key: 'field_format' } } });
      const outcome = outcomeAsked(body);
      const { reason } = body;
      const result = { id: newId(), vendorCode, matchId, outcome, proposedBy: staff.id, reason, now: clock.now() };
      const row = await proposeResult(database, result);
      if (!row) return fail('request_pending');
      await staffPorts.audit(
        { staff, ip },
        { act: 'proposeResult', subject: `match:${matchId}`, reason, after: outcome },
      );
      return ok({ resultId: row.id });
    },

    staffBookResults: async ({ data }) => ok(await listResults(desk, data)),

    staffBookResult: async ({ staff, params: { resultId }, brand }) => {
      const row = await findResult(database, resultId);
      const book = row && bookOf(row.vendor_code as BookCode);
      const match = book && (await book.matches.byId([row.match_id])).get(row.match_id);
      if (!match) return fail('not_found');
      const now = clock.now();
      const before = outcomeOf(match, now);
      const effect = row.state === 'PROPOSED' ? await effectView(book, await effectNow(row, now), brand) : null;
      return ok({
        result: resultView(row, match, await namesOfStaff(staffPorts, [row])),
        isOwn: row.proposed_by === staff.id,
        before: before && outcomeFields(before),
        effect,
      });
    },

    staffBookDecide: async ({ staff, ip, params: { resultId }, body: { decision, reason } }) => {
      const row = await findResult(database, resultId);
      if (!row) return fail('not_found');
      if (row.proposed_by === staff.id) return fail('operation_not_allowed');
      const now = clock.now();
      const effect = row.state === 'PROPOSED' ? await effectNow(row, now) : null;
      if (!effect || !(await decideResult(database, row, { to: decision, by: staff.id, reason, now })))
        return fail('already_decided');
      const differenceMinor = effect.changed.reduce((sum, one) => sum + one.differenceMinor, 0n);
      const after = { resultId, decision, changed: effect.changed.length, differenceMinor: `${differenceMinor}` };
      const done = { act: 'decideResult', subject: `match:${row.match_id}`, reason, before: row.outcome, after };
      await staffPorts.audit({ staff, ip }, done);
      return ok({});
    },
  };
}
