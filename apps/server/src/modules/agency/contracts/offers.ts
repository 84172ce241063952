import type { Tier } from '@baize/agents';
import type { ContractKind, ContractTerms } from '@baize/contract';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { AgentRules, AgentTools } from './dependencies.ts';
import { beginChange, type ContractChange, notify } from './ending.ts';
import { agentRights, kindSettings } from './kinds.ts';
import type { ContractRow, Person } from './schema.ts';
import { faultAbove, operatorTiers, readTerms, type StoredTerms, tiersOf } from './terms.ts';

export interface ContractOffer {
  brand: RequestBrand;
  /** Null: the operator. */
  giverId: string | null;
  memberId: string;
  kind: ContractKind;
  terms: ContractTerms;
  requestId: string;
  isSent: boolean;
  endHigher: boolean;
}

type Refusal =
  | 'not_found'
  | 'operation_not_allowed'
  | 'request_pending'
  | 'higher_rate'
  | 'limit_reached'
  | 'repeated_with_other_content'
  | 'invalid_input';

/** Offers and drafts of one giver to one holder in 24 hours: each stays, and the holder is notified of it. */
const maxOfDay = 20;
const dayMs = 86_400_000;

/** Offers of contracts and of other terms for running ones. `inSameTransaction` is written with an offer, or there is none. */
export function createOffers(tools: AgentTools) {
  const write = async (change: ContractChange, offer: ContractOffer, terms: StoredTerms): Promise<ContractRow> => {
    const { store } = change;
    const { memberId, kind, giverId: givenBy, requestId } = offer;
    const state = offer.isSent ? 'sent' : 'draft';
    const draft = await store.offerOf(memberId, kind);
    const id = draft?.id ?? tools.newId();
    const fields = { id, memberId, givenBy, requestId, state, terms } as const;
    if (draft) await store.rewriteDraft(fields);
    else await store.insert({ ...fields, brandId: offer.brand.id, kind, createdAt: change.now });
    const row = await store.byId(offer.brand.id, id);
    if (!row) throw new Error(`the contract ${id} was not written`);
    if (!offer.isSent) return row;
    const running = await store.runningOf(memberId, kind);
    if (running) await store.change(running, { state: 'changeRequested' });
    await notify(change, row, 'holder', running ? 'changed' : 'offered');
    return row;
  };

  const judge = async (
    change: ContractChange,
    offer: ContractOffer,
    terms: StoredTerms,
    rules: AgentRules,
  ): Promise<Result<null, Refusal>> => {
    const { store } = change;
    const holder = await store.person(offer.brand.id, offer.memberId);
    if (!holder || !isDirectlyBelow(holder, offer.giverId)) return fail('not_found');
    if (!(await mayGive(change, offer, holder, rules))) return fail('operation_not_allowed');
    const above = await tiersAbove(change, offer, rules);
    if (!above) return fail('operation_not_allowed');
    const fields = faultAbove(terms, above);
    if (fields) return fail('invalid_input', { fields });
    const waiting = await store.offerOf(offer.memberId, offer.kind);
    const running = await store.runningOf(offer.memberId, offer.kind);
    if (waiting?.state === 'sent' || (running && running.state !== 'accepted')) return fail('request_pending');
    const since = new Date(change.now.getTime() - dayMs);
    if (!waiting && (await store.countGiven(offer, since)) >= maxOfDay) return fail('limit_reached');
    const higher = higherBelow(await store.openGivenBy(offer.memberId, offer.kind), terms);
    return higher.length > 0 && !offer.endHigher ? fail('higher_rate') : ok(null);
  };

  return async (
    offer: ContractOffer,
    inSameTransaction?: (change: ContractChange, row: ContractRow) => Promise<unknown>,
  ): Promise<Result<ContractRow, Refusal>> => {
    const read = readTerms(offer.kind, offer.terms, offer.brand.currency.exponent);
    if (!read.ok) return read;
    const { agents } = await tools.brands.settingsOf(offer.brand.id);
    return tools.database.transaction().execute(async (transaction) => {
      const change = await beginChange(tools, transaction, offer.brand.id);
      const earlier = await change.store.byRequest(offer.memberId, offer.requestId);
      if (earlier && earlier.state !== 'draft')
        return isSame(earlier, offer, read.value) ? ok(earlier) : fail('repeated_with_other_content');
      const judged = await judge(change, offer, read.value, agents);
      if (!judged.ok) return judged;
      const row = await write(change, offer, read.value);
      await inSameTransaction?.(change, row);
      return ok(row);
    });
  };
}

/** The operator gives to those above whom no agent stands. */
const isDirectlyBelow = ({ uplineId, uplineType }: Person, giverId: string | null): boolean =>
  giverId === null ? uplineType === null || agentRights[uplineType] === agentRights[0] : uplineId === giverId;

async function mayGive(change: ContractChange, offer: ContractOffer, holder: Person, rules: AgentRules) {
  const isAgent = agentRights[holder.type] !== agentRights[0];
  if (!isAgent || holder.type === 4 || !rules[kindSettings[offer.kind].flag]) return false;
  if (offer.giverId === null) return true;
  const giver = await change.store.person(offer.brand.id, offer.giverId);
  return giver !== undefined && agentRights[giver.type].giveContracts;
}

/** What the giver has of the kind himself; null: nothing. */
export async function tiersAbove(
  change: ContractChange,
  { giverId, kind }: Pick<ContractOffer, 'giverId' | 'kind'>,
  rules: AgentRules,
): Promise<readonly Tier[] | null> {
  if (giverId === null) return operatorTiers(String(rules[kindSettings[kind].max]));
  const own = await change.store.runningOf(giverId, kind);
  return own ? tiersOf(own.terms) : null;
}

/** Of what somebody gave, that which is more than these terms. */
export const higherBelow = (given: readonly ContractRow[], terms: StoredTerms): ContractRow[] =>
  given.filter((row) => faultAbove(row.terms, tiersOf(terms)) !== null);

const isSame = (row: ContractRow, offer: ContractOffer, terms: StoredTerms): boolean =>
  row.kind === offer.kind &&
  row.givenBy === offer.giverId &&
  JSON.stringify(termsOf(row.terms)) === JSON.stringify(termsOf(terms));

/** In one order of fields: the database keeps them in its own. */
const termsOf = ({ tiers, carriesLoss, needsTeamLoss }: StoredTerms) => [
  tiers.map(({ amountAtLeastMinor, activeAtLeast, percent }) => [amountAtLeastMinor, activeAtLeast, percent]),
  carriesLoss,
  needsTeamLoss,
];
