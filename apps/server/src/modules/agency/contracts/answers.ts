import type { ContractAction } from '@baize/contract';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { AgentTools } from './dependencies.ts';
import { beginChange, type ContractChange, daysOfChange, endBelow, endByRule, notify } from './ending.ts';
import { higherBelow, tiersAbove } from './offers.ts';
import type { ContractRow } from './schema.ts';
import { type ContractSide, endStates, stateAfter } from './states.ts';
import { faultAbove } from './terms.ts';

type Refusal = 'not_found' | 'already_decided' | 'operation_not_allowed';

export interface ContractAnswer {
  brand: RequestBrand;
  contractId: string;
  action: ContractAction;
  /** Of one of its two sides; the operator is no member. */
  by: { memberId: string } | 'operator';
}

const other: Record<ContractSide, ContractSide> = { giver: 'holder', holder: 'giver' };

/** Which side somebody is; undefined: it is not his. */
function sideOf(row: ContractRow, by: ContractAnswer['by']): ContractSide | undefined {
  if (by === 'operator') return row.givenBy === null ? 'giver' : undefined;
  if (by.memberId === row.memberId) return row.state === 'draft' ? undefined : 'holder';
  return by.memberId === row.givenBy ? 'giver' : undefined;
}

/** Answers to offers and requests, and requests for an end. */
export function createAnswers(tools: AgentTools) {
  const acceptOffer = async (change: ContractChange, row: ContractRow): Promise<Result<null, Refusal>> => {
    const { agents } = await tools.brands.settingsOf(row.brandId);
    const above = await tiersAbove(change, { giverId: row.givenBy, kind: row.kind }, agents);
    if (!above || faultAbove(row.terms, above)) return fail('operation_not_allowed');
    const { lastDate, nextDate } = daysOfChange(change, row.kind);
    const before = await change.store.runningOf(row.memberId, row.kind);
    if (before)
      await change.store.change(before, {
        state: 'replaced',
        endsOn: lastDate,
        endReason: 'changed',
        decidedAt: change.now,
      });
    await change.store.change(row, { state: 'accepted', startsOn: nextDate, decidedAt: change.now });
    const higher = higherBelow(await change.store.openGivenBy(row.memberId, row.kind), row.terms);
    await endByRule(change, higher, 'higherRate');
    await notify(change, row, 'giver', 'accepted');
    return ok(null);
  };

  const rejectOffer = async (change: ContractChange, row: ContractRow, side: ContractSide): Promise<void> => {
    await change.store.change(row, { state: 'rejected', decidedAt: change.now });
    const before = await change.store.runningOf(row.memberId, row.kind);
    if (before?.state === 'changeRequested') await change.store.change(before, { state: 'accepted' });
    if (row.state === 'sent') await notify(change, row, other[side], side === 'holder' ? 'rejected' : 'ended');
  };

  const answerEnd = async (change: ContractChange, row: ContractRow, side: ContractSide, isEnd: boolean) => {
    if (!isEnd) {
      await change.store.change(row, { state: 'accepted' });
      return notify(change, row, other[side], 'kept');
    }
    const { lastDate } = daysOfChange(change, row.kind);
    await change.store.change(row, {
      state: 'terminated',
      endsOn: lastDate,
      endReason: 'agreed',
      decidedAt: change.now,
    });
    await notify(change, row, other[side], 'ended');
    await endBelow(change, row);
  };

  const act = async (
    change: ContractChange,
    row: ContractRow,
    side: ContractSide,
    action: ContractAction,
  ): Promise<Result<null, Refusal>> => {
    if (endStates.includes(row.state)) return fail('already_decided');
    if (stateAfter(row, action, side) === undefined) return fail('operation_not_allowed');
    if (row.state === 'sent' && action === 'accept') return acceptOffer(change, row);
    if (row.state === 'sent' || row.state === 'draft') await rejectOffer(change, row, side);
    else if (row.state === 'terminationRequested') await answerEnd(change, row, side, action === 'accept');
    else {
      await change.store.change(row, { state: 'terminationRequested', askedBy: side });
      await notify(change, row, other[side], 'endAsked');
    }
    return ok(null);
  };

  return async (
    answer: ContractAnswer & { kind?: ContractRow['kind'] | undefined },
    inSameTransaction?: (change: ContractChange, before: ContractRow, after: ContractRow) => Promise<unknown>,
  ): Promise<Result<ContractRow, Refusal>> =>
    tools.database.transaction().execute(async (transaction) => {
      const change = await beginChange(tools, transaction, answer.brand.id);
      const row = await change.store.byId(answer.brand.id, answer.contractId);
      const side = row && sideOf(row, answer.by);
      if (!row || !side || (answer.kind !== undefined && row.kind !== answer.kind)) return fail('not_found');
      const done = await act(change, row, side, answer.action);
      if (!done.ok) return done;
      const after = await change.store.byId(answer.brand.id, answer.contractId);
      if (!after) throw new Error(`the contract ${row.id} is gone`);
      await inSameTransaction?.(change, row, after);
      return ok(after);
    });
}
