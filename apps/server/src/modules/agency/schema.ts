import type { AffiliateApplication, ContractRequest, RequestState } from '@baize/contract';

interface RequestColumns {
  id: string;
  brand_id: string;
  member_id: string;
  message: string;
  state: RequestState;
  reply: string;
  created_at: Date;
  decided_at: Date | null;
}

export interface AgencyTables {
  affiliate_applications: RequestColumns & {
    channel: AffiliateApplication['channel'];
    audience: string;
    contact: string;
  };
  contract_requests: RequestColumns & { kind: ContractRequest['kind']; contract: ContractRequest['contract'] };
}
