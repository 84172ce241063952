interface KnownFaults {
  /** What the key, reference or trigger is for, and what takes its place. */
  why: string;
  faults: readonly string[];
}

const of = (table: string, ...faults: string[]): string[] => faults.map((fault) => `${table}: ${fault}`);

/** What still stands between the schema and the map. A line goes when its fault is gone; a new table brings none without a reason that stands here. */
export const knownFaults: readonly KnownFaults[] = [
  {
    why: 'The id alone names the row. The application makes ids, so the key becomes (member_id, id).',
    faults: [
      ...of('lotto.tickets', 'key tickets_pkey'),
      ...of('sessions', 'key sessions_pkey'),
      ...of('sportsbook.bets', 'key bets_pkey'),
      ...of('studio.instant_rounds', 'key instant_rounds_pkey'),
      ...of('studio.rounds', 'key rounds_pkey'),
      ...of('studio.seeds', 'key seeds_pkey'),
    ],
  },
  {
    why: 'A secret is found before the member is known. It will carry the member in its text, and the key the column.',
    faults: [
      ...of('contact_changes', 'key contact_changes_revert_token_hash_key'),
      ...of('device_tokens', 'key device_tokens_token_hash_key'),
      ...of('launch_tokens', 'key launch_tokens_pkey'),
      ...of('password_links', 'key password_links_pkey'),
      ...of('round_shares', 'key round_shares_pkey'),
      ...of('sessions', 'key sessions_token_hash_key'),
      ...of('studio.sessions', 'key sessions_pkey'),
      ...of('vendor_sessions', 'key vendor_sessions_pkey'),
    ],
  },
  {
    why: 'An act is known for ever by (source, reference), whoever it is of. It becomes (member_id, source, reference): every command of a vendor names the player. An id that comes for two members is no longer refused; the auditor finds it.',
    faults: [
      ...of('bets', 'key bets_pkey1'),
      ...of('free_round_grants', 'key free_round_grants_pkey'),
      ...of('held_payouts', 'key held_payouts_vendor_code_tx_id_key'),
      ...of('journal', 'key journal_once', 'key journal_resolved_once'),
      ...of('rounds', 'key rounds_pkey'),
    ],
  },
  {
    why: 'A batch holds acts of many members, and its lines name accounts. Batches of one server alone, and the member beside the account.',
    faults: [
      ...of('account_days', 'no column member_id', 'key account_days_pkey'),
      ...of('accounts', 'key accounts_pkey'),
      ...of('journal', 'key journal_pkey', 'key journal_by_credit', 'key journal_by_debit'),
    ],
  },
  {
    why: 'One table holds what is of members and what is of the operator or a brand. They become two.',
    faults: [
      ...of('accounts', 'member_id may be empty', 'key accounts_of_house'),
      ...of('money_limits', 'member_id may be empty', 'key money_limits_pkey', 'key money_limits_once'),
    ],
  },
  {
    why: 'A name or a number is of one member of a brand. A reference table of names and numbers keeps it, written first.',
    faults: [...of('member_contacts', 'key member_contacts_mobile'), ...of('members', 'key members_username')],
  },
  {
    why: 'The row knows its parent alone. The owner goes into it and into its keys.',
    faults: [
      ...of('launch_tokens', 'reference launch_tokens_site_session_id_fkey to sessions'),
      ...of('sportsbook.bet_legs', 'no column player_ref', 'key bet_legs_pkey'),
      ...of('sportsbook.bet_legs', 'reference bet_legs_bet_id_fkey to sportsbook.bets'),
      ...of('sportsbook.quotes', 'no column player_ref', 'key quotes_pkey'),
      ...of('sportsbook.quotes', 'reference quotes_bet_id_fkey to sportsbook.bets'),
      ...of('studio.instant_rounds', 'key instant_rounds_nonces'),
      ...of('studio.instant_rounds', 'reference instant_rounds_seed_id_fkey to studio.seeds'),
      ...of('studio.instant_rounds', 'reference instant_rounds_session_hash_fkey to studio.sessions'),
      ...of('studio.rounds', 'key rounds_seed_id_nonce_key'),
      ...of('studio.rounds', 'reference rounds_seed_id_fkey to studio.seeds'),
      ...of('studio.rounds', 'reference rounds_session_hash_fkey to studio.sessions'),
      ...of('vendor_sessions', 'reference vendor_sessions_site_session_id_fkey to sessions'),
      ...of('vendor_stays', 'reference vendor_stays_site_session_id_fkey to sessions'),
    ],
  },
  {
    why: 'The hash of a seed is random, so twice the same is a fault of the source of chance. The auditor looks for it.',
    faults: of('studio.seeds', 'key seeds_next_server_seed_hash_key', 'key seeds_server_seed_hash_key'),
  },
  {
    why: "The row names a member of another server, or lives on no member's server. The foreign key is given up; members are never deleted.",
    faults: [
      ...of('affiliate_codes', 'reference affiliate_codes_member_id_fkey to members'),
      ...of('agent_contracts', 'reference agent_contracts_given_by_fkey to members'),
      ...of('brand_hosts', 'reference brand_hosts_agent_id_fkey to members'),
      ...of('excluded_contacts', 'reference excluded_contacts_member_id_fkey to members'),
      ...of('feedback', 'reference feedback_member_id_fkey to members'),
      ...of('feedback_images', 'reference feedback_images_member_id_fkey to members'),
      ...of('member_transfers', 'reference member_transfers_other_member_id_fkey to members'),
      ...of('members', 'reference members_upline_id_fkey to members'),
      ...of('player_refs', 'reference player_refs_member_id_fkey to members'),
      ...of('risk_cases', 'reference risk_cases_member_id_fkey to members'),
      ...of('service_chats', 'reference service_chats_member_id_fkey to members'),
      ...of('showcase_member_days', 'reference showcase_member_days_member_id_fkey to members'),
      ...of('social_identities', 'reference social_identities_member_id_fkey to members'),
      ...of('studio.table_seats', 'reference table_seats_session_hash_fkey to studio.sessions'),
    ],
  },
  {
    why: 'The trigger notifies all processes that something changed. On another server nobody hears it, and a transaction of two servers that says it cannot commit. The program says it itself.',
    faults: [
      ...of('brand_games', 'trigger catalogue_changed', 'trigger brand_games_deleted', 'trigger brand_games_inserted'),
      ...of('brand_games', 'trigger brand_games_moved', 'trigger brand_games_updated'),
      ...of('brand_vendors', 'trigger catalogue_changed'),
      ...of('brands', 'trigger brand_changed', 'trigger brands_guarded'),
      ...of('credentials', 'trigger passwords_changed'),
      ...of('games', 'trigger catalogue_changed'),
      ...of('members', 'trigger members_changed'),
      ...of('sessions', 'trigger sessions_ended'),
      ...of('vendor_aliases', 'trigger catalogue_changed'),
      ...of('vendors', 'trigger catalogue_changed'),
    ],
  },
  {
    why: 'The trigger reads or writes rows beside its own, from within a shard. The named operation does it.',
    faults: [
      ...of('members', 'trigger member_blocked', 'trigger member_joins_team', 'trigger team_is_noted'),
      ...of('money_limits', 'trigger limits_changed'),
      ...of('sessions', 'trigger session_ended'),
    ],
  },
  {
    why: 'The trigger refuses what must not happen to a row, and needs nothing but the row and its accounts: it may stay, on each shard.',
    faults: [
      ...of('accounts', 'trigger accounts_begin_right', 'trigger accounts_kept'),
      ...of('bets', 'trigger bets_kept'),
      ...of('held_payouts', 'trigger held_payout_steps'),
      ...of('journal', 'trigger journal_fits', 'trigger journal_kept'),
    ],
  },
];
