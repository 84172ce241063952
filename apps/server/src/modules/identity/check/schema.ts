import type { IdentityDocumentKind, IdentityState } from '@baize/contract';

export interface IdentityCheckTables {
  identity_checks: {
    member_id: string;
    id: string;
    brand_id: string;
    level: number;
    state: Exclude<IdentityState, 'NONE'>;
    opened_at: Date;
    submitted_at: Date | null;
    decided_at: Date | null;
    decided_by: string | null;
    reason: string;
  };
  identity_documents: {
    member_id: string;
    id: string;
    check_id: string;
    brand_id: string;
    kind: IdentityDocumentKind;
    sealed: Buffer;
    uploaded_at: Date;
  };
}
export type CheckRow = IdentityCheckTables['identity_checks'];
