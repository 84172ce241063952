/** Something that a person must look at. The code is fixed, so that whoever watches the log can wait for it. */
export interface Alarm {
  code:
    | 'deposit_needs_person'
    | 'provider_difference'
    | 'round_without_answer'
    | 'ledger_finding'
    | 'reconciliation_difference'
    | 'vendor_disabled'
    | 'payout_held'
    | 'payout_differs'
    | 'audit_log_broken'
    | 'bookkeeper_failed'
    | 'game_drift'
    | 'transfer_without_end'
    | 'float_difference'
    | 'job_given_up'
    | 'database_cannot_write'
    | 'replica_missing'
    | 'reports_replica_unusable'
    | 'program_changed'
    | 'security_burst'
    | 'sms_budget'
    | 'backup_late'
    | 'backup_failed'
    | 'backup_check_failed';
  /** Whose and how much; no personal data. */
  detail: Readonly<Record<string, string | number>>;
}
export type RaiseAlarm = (alarm: Alarm) => void;
