import type { HandlersOf } from '../../platform/http/handlers.ts';
import type { ListsOf } from '../../platform/http/list-of.ts';
import { createLinkStore } from './link-store.ts';
import { createLinks, type LinkTools } from './links.ts';
import { createRequestStore } from './request-store.ts';
import { createRequests } from './requests.ts';
import { type AdminDependencies, createAgencyReview } from './review.ts';

export { type AgentsDependencies, createAgents } from './agents.ts';
export type { ContractNotice } from './contracts/index.ts';
export { createTopGroups } from './team/index.ts';

export interface AgencyModule {
  routes: HandlersOf<
    | 'referralLinks'
    | 'addReferralLink'
    | 'endReferralLink'
    | 'affiliateApplicationState'
    | 'applyAsAffiliate'
    | 'contractRequests'
    | 'requestContract'
    | 'staffApplications'
    | 'staffApplicationDecide'
    | 'staffContractRequests'
    | 'staffContractDecide'
  >;
  lists: ListsOf<'staffApplications' | 'staffContractRequests'>;
}

export interface AgencyDependencies extends AdminDependencies {
  newId: () => string;
  brands: LinkTools['brands'];
}

/** How accounts bring others: referral links, applications to become an affiliate, agents' requests for contracts. */
export function createAgency(deps: AgencyDependencies): AgencyModule {
  const { database, clock, brands } = deps;
  const store = createRequestStore(database);
  const links = createLinks({ clock, brands, store: createLinkStore(database) });
  const requests = createRequests({ ...deps, store });
  const admin = createAgencyReview(deps);
  return {
    lists: admin.lists,
    routes: {
      referralLinks: (caller) => links.list(caller),
      addReferralLink: ({ body, ...caller }) => links.add(caller, body.label),
      endReferralLink: ({ params, ...caller }) => links.end(caller, params.code),
      affiliateApplicationState: ({ member }) => requests.application(member),
      applyAsAffiliate: ({ member, body }) => requests.apply(member, body),
      contractRequests: ({ member }) => requests.contracts(member),
      requestContract: ({ member, body }) => requests.askForContract(member, body),
      ...admin.routes,
    },
  };
}
