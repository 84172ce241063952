import type { ContractKind } from '@baize/contract';
import { periodAt, shiftPeriod } from '@baize/periods';
import type { Database } from '../../../platform/database/database.ts';
import type { AgentTools, ContractNews } from './dependencies.ts';
import { contractPeriods } from './kinds.ts';
import type { ContractRow } from './schema.ts';
import { type ContractSide, stateAfter } from './states.ts';
import { type ContractStore, createContractStore } from './store.ts';

type EndReason = 'higherRate' | 'uplineEnded' | 'moved';

export type ContractChange = Pick<AgentTools, 'notifyMember' | 'newId'> & {
  transaction: Database;
  store: ContractStore;
  now: Date;
  zone: string;
};

/** What is needed to change contracts in a transaction; contracts of the brand are locked until it is over. */
export async function beginChange(tools: AgentTools, transaction: Database, brandId: string): Promise<ContractChange> {
  const store = createContractStore(transaction);
  await store.lock(brandId);
  const { timeZone } = await tools.brands.settingsOf(brandId);
  return { ...tools, transaction, store, now: tools.clock.now(), zone: timeZone };
}

/** The last day of the running period of a kind, and the first of the next. */
export function daysOfChange({ now, zone }: Pick<ContractChange, 'now' | 'zone'>, kind: ContractKind) {
  const running = periodAt(contractPeriods[kind], now, zone);
  return { lastDate: running.lastDate, nextDate: shiftPeriod(running, 1, zone).firstDate };
}

/** Notifies a side of the contract; the operator gets no notice. */
export async function notify(change: ContractChange, row: ContractRow, to: ContractSide, news: ContractNews) {
  const memberId = to === 'holder' ? row.memberId : row.givenBy;
  if (memberId === null) return;
  await change.notifyMember(change.transaction, {
    ...{ memberId, news, contract: row.kind, reference: `${row.id}/${change.newId()}` },
    other: to === 'holder' ? row.giver : row.holder,
  });
}

/** Ends contracts by a rule, and with each what its holder gave others of the kind, as far down as it was given on. Returns how many ended. */
export async function endByRule(
  change: ContractChange,
  contracts: readonly ContractRow[],
  reason: EndReason,
): Promise<number> {
  const open = contracts.filter((row) => stateAfter(row, 'end', 'rule') !== undefined);
  let count = 0;
  for (const kind of new Set(open.map((row) => row.kind))) {
    const ended = open.filter((row) => row.kind === kind);
    const below = await change.store.openBelow(
      ended.map(({ memberId }) => memberId),
      kind,
    );
    await endAll(change, ended, reason);
    await endAll(
      change,
      below.filter(({ id }) => !ended.some((row) => row.id === id)),
      'uplineEnded',
    );
    count += new Set([...ended, ...below].map(({ id }) => id)).size;
  }
  return count;
}

/** Contracts of one kind. */
async function endAll(change: ContractChange, rows: readonly ContractRow[], endReason: EndReason): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { lastDate: endsOn } = daysOfChange(change, first.kind);
  await change.store.endAll(rows, { endsOn, endReason, decidedAt: change.now });
  const offers = rows.filter(({ state }) => state === 'sent');
  await change.store.keepUnchanged(
    offers.map(({ memberId }) => memberId),
    first.kind,
  );
  // A draft was never shown to its holder.
  for (const row of rows) if (row.state !== 'draft') await notify(change, row, 'holder', 'ended');
}

/** What a holder gave cannot outlive what he holds. */
export const endBelow = async (change: ContractChange, row: ContractRow): Promise<number> =>
  endByRule(change, await change.store.openGivenBy(row.memberId, row.kind), 'uplineEnded');
