/** A table whose rows about a member are read out. */
export interface Section {
  name: string;
  /** Columns that put the rows into one order, with their types; the last ones tell rows apart. */
  key: readonly (readonly [column: string, type: 'uuid' | 'text' | 'int' | 'bigint' | 'date' | 'timestamptz'])[];
  /** Keys, hashes and pictures that say nothing to the member. */
  without?: readonly string[];
  /** Sealed texts that are read out opened, under the name without `sealed_`. */
  sealed?: readonly string[];
  /** Where the member's id stands. */
  owner?: 'id' | 'member_id';
  /** Rows of a table without it: theirs that a column names by the id of the other table's row. */
  through?: { column: string; table: string };
  /** Rows of a vendor's books, which know a player by his reference and may stand in another database. */
  isOfPlayer?: true;
}

const id = [['id', 'uuid']] as const;
const of = (name: string, key: Section['key'] = id, more: Omit<Section, 'name' | 'key' | 'owner'> = {}): Section => ({
  name,
  key,
  ...more,
});

/** Everything that is held about a member, in the order in which it is read out. */
export const sections: readonly Section[] = [
  { name: 'members', key: id, owner: 'id', sealed: ['sealed_profile'], without: ['upline_path'] },
  of('member_contacts', [['kind', 'text']], { sealed: ['sealed_value'], without: ['lookup'] }),
  of('contact_changes', id, { sealed: ['sealed_old_value'], without: ['revert_token_hash'] }),
  of('member_standings', [['member_id', 'uuid']]),
  of('vip_standings', [['member_id', 'uuid']]),
  of('identity_checks'),
  of('sessions', id, { without: ['token_hash', 'network'] }),
  of('member_sign_ins'),
  of('social_identities', [
    ['provider', 'text'],
    ['subject', 'text'],
  ]),
  of('member_passkeys', id, { without: ['credential_id', 'public_key'] }),
  of('payout_accounts', id, { sealed: ['sealed_number'], without: ['number_hash'] }),
  of('payout_holds'),
  of('accounts'),
  of('deposits'),
  of('deposit_orders', [['order_id', 'uuid']], { without: ['instructions'] }),
  of('withdrawals'),
  of('member_transfers', [
    ['id', 'uuid'],
    ['side', 'text'],
  ]),
  of('balance_corrections'),
  of(
    'journal',
    [
      ['batch_id', 'bigint'],
      ['line', 'int'],
    ],
    { without: ['fingerprint'] },
  ),
  of('rounds', [
    ['opened_at', 'timestamptz'],
    ['vendor_code', 'text'],
    ['round_id', 'text'],
  ]),
  of('bets', [
    ['placed_at', 'timestamptz'],
    ['vendor_code', 'text'],
    ['round_id', 'text'],
    ['line', 'int'],
  ]),
  of('round_shares', [['id', 'text']]),
  of('held_payouts'),
  of('vendor_transfers'),
  of('free_round_grants', [
    ['vendor_code', 'text'],
    ['grant_id', 'text'],
  ]),
  of('rewards'),
  of('bonus_grants'),
  of('campaign_entries', id, { sealed: ['sealed_number'] }),
  of('rebate_claims'),
  of('point_batches', [['day', 'date']]),
  of('mall_orders', id, { sealed: ['sealed_address'] }),
  of('raffle_gifts', [['reward_id', 'uuid']]),
  of('raffle_tickets', [
    ['raffle_id', 'uuid'],
    ['first_ticket', 'bigint'],
  ]),
  of('money_limits'),
  of('member_limit_changes'),
  of('member_bars'),
  of('member_reminders'),
  of('messages'),
  of('feedback', id, { without: ['network', 'sealed_email'] }),
  of('service_chats', id, { without: ['token_hash', 'network'] }),
  of(
    'service_messages',
    [
      ['chat_id', 'uuid'],
      ['seq', 'int'],
    ],
    { without: ['staff_id'], through: { column: 'chat_id', table: 'service_chats' } },
  ),
  of('affiliate_applications'),
  of('affiliate_codes', [['code', 'text']]),
  of('contract_requests'),
  of('agent_contracts'),
  of('agent_rates', [
    ['game_type', 'text'],
    ['valid_from', 'date'],
  ]),
  of(
    'agent_pays',
    [
      ['kind', 'text'],
      ['period_key', 'text'],
    ],
    { without: ['upline_path'] },
  ),
  of('favorites', [['game_id', 'uuid']]),
  of('recent_games', [['game_id', 'uuid']]),
  of('studio.chat_messages', id, { without: ['removed_by'], isOfPlayer: true }),
  of(
    'studio.chat_hidden_authors',
    [
      ['player_ref', 'text'],
      ['author_id', 'text'],
    ],
    { isOfPlayer: true },
  ),
  of('member_notes'),
];

/** Tables that name members and are not read out, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  credentials: 'a hash of the password',
  payment_passwords: 'a hash of the payment password',
  member_totp: 'a secret of the second factor',
  member_recovery_codes: 'hashes of codes',
  member_passkey_challenges: 'random bytes of a moment',
  member_second_factors_given: 'part of a session',
  member_login_steps: 'a login of some minutes',
  password_links: 'hashes of links',
  device_tokens: 'hashes of remembered devices',
  launch_tokens: 'hashes of a minute',
  vendor_sessions: 'hashes of sessions with vendors',
  vendor_stays: 'where a member is just now',
  player_refs: 'names of the member with vendors, random',
  excluded_contacts: 'keyed hashes',
  announcement_reads: 'marks of what was read',
  agent_pay_totals: 'sums of agent_pays',
  member_teams: 'places of other members',
  turnover_days: 'sums of the bets',
  turnover_hours: 'sums of the bets',
  turnover_hours_rest: 'sums of the bets',
  turnover_archived: 'sums of the bets',
  money_days: 'sums of the journal',
  big_wins: 'the highest of the bets',
  risk_cases: 'what the operator looks into',
  showcase_member_days: 'sums of the bets',
  member_exports: 'who read this out: in the audit log',
  member_pictures: 'a picture that the member sees in the member centre',
  identity_documents: 'pictures of documents: shown in the review of identity',
  campaign_proofs: 'pictures',
  deposit_proofs: 'pictures',
  withdrawal_proofs: 'pictures',
  feedback_images: 'pictures',
  deposit_order_steps: 'steps of deposit_orders',
  withdrawal_steps: 'steps of withdrawals',
  withdrawal_payouts: 'tries to pay withdrawals out',
  brand_hosts: 'hosts of agents',
};
