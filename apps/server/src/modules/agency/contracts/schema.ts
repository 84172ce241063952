import type { ContractKind, ContractState, MemberType } from '@baize/contract';
import type { ContractSide } from './states.ts';
import type { StoredTerms } from './terms.ts';

/** One version of a contract. Dates are of the brand's calendar. */
export interface ContractRow {
  id: string;
  brandId: string;
  memberId: string;
  holder: string;
  givenBy: string | null;
  giver: string;
  kind: ContractKind;
  version: number;
  requestId: string;
  state: ContractState;
  terms: StoredTerms;
  askedBy: ContractSide | null;
  startsOn: string | null;
  endsOn: string | null;
  endReason: string;
  createdAt: Date;
  decidedAt: Date | null;
}

/** An account, as far as contracts look at it. */
export interface Person {
  id: string;
  username: string;
  type: MemberType;
  uplineId: string | null;
  /** Null without an upline. */
  uplineType: MemberType | null;
}
