/** What is read or written by more than SQL alone. */
export interface VendorHttpTables {
  vendor_keys: {
    vendor_code: string;
    key_id: string;
    public_key: string;
    created_at: Date;
    retired_at: Date | null;
  };
  vendor_adapters: { vendor_code: string; settings: string };
  vendor_caps: {
    vendor_code: string;
    currency_code: string;
    single_win_minor: bigint | null;
    hourly_loss_minor: bigint | null;
  };
  vendor_disablings: {
    vendor_code: string;
    reason: DisablingReason;
    detail: string;
    disabled_at: Date;
    enabled_at: Date | null;
  };
  vendor_minutes: { minute: Date };
  vendor_first_balances: { vendor_code: string; act_key: string; balance: string; answered_at: Date };
  vendor_unknown_targets: { vendor_code: string; target_tx_id: string; noted_at: Date };
}

export type DisablingReason = 'staff' | 'single_win' | 'hourly_loss';
