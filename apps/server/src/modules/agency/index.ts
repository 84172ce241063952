import type { RequestState } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { createLinkStore } from './link-store.ts';
import { createLinks, type LinkTools } from './links.ts';
import { type AlongsideDecision, createRequestStore, type RequestTable } from './request-store.ts';
import { createRequests } from './requests.ts';

export interface AgencyModule {
  routes: HandlersOf<
    | 'referralLinks'
    | 'addReferralLink'
    | 'endReferralLink'
    | 'affiliateApplicationState'
    | 'applyAsAffiliate'
    | 'contractRequests'
    | 'requestContract'
  >;
  /**
   * Staff's answer to an open request of a brand; it is final, and the first of two counts. `alongside` writes who decided, and why, into the
   * audit log: in the decision's transaction, or neither is done.
   */
  decide(
    kind: RequestTable,
    brandId: string,
    id: string,
    decision: { state: Exclude<RequestState, 'processing'>; reply: string },
    alongside: AlongsideDecision,
  ): Promise<Result<null, 'not_found'>>;
}

export interface AgencyDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  brands: LinkTools['brands'];
}

/** How accounts bring others: referral links, applications to become an affiliate, agents' requests for contracts. */
export function createAgency(deps: AgencyDependencies): AgencyModule {
  const { database, clock, brands } = deps;
  const store = createRequestStore(database);
  const links = createLinks({ clock, brands, store: createLinkStore(database) });
  const requests = createRequests({ ...deps, store });
  return {
    routes: {
      referralLinks: (caller) => links.list(caller),
      addReferralLink: ({ body, ...caller }) => links.add(caller, body.label),
      endReferralLink: ({ params, ...caller }) => links.end(caller, params.code),
      affiliateApplicationState: ({ member }) => requests.application(member),
      applyAsAffiliate: ({ member, body }) => requests.apply(member, body),
      contractRequests: ({ member }) => requests.contracts(member),
      requestContract: ({ member, body }) => requests.askForContract(member, body),
    },
    decide: async (kind, brandId, id, decision, alongside) => {
      const isDecided = await store.decide(kind, brandId, id, { ...decision, at: clock.now() }, alongside);
      return isDecided ? ok(null) : fail('not_found');
    },
  };
}
