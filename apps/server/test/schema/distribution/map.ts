/**
 * Where each table lives when the database is spread over several servers (docs/concepts/scale.md). Tables of the vendors' schemas can stand in a database
 * of their own (`npm run db:distribute`), whatever their place here; the division by member is a plan, and no command follows it yet.
 * - `member`: rows of one member, divided by the hash of the column.
 * - `reference`: small and seldom written, a whole copy on every server.
 * - `local`: stays whole on one server, for the reason that stands beside it.
 */
interface DistributionMap {
  /** By the column that says whose a row is. */
  member: Readonly<Record<string, readonly string[]>>;
  reference: readonly string[];
  local: readonly { why: string; tables: readonly string[] }[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

export const distribution: DistributionMap = {
  member: {
    id: ['members'],
    member_id: [
      // The books and the record of bets.
      ...words('accounts account_days journal rounds bets held_payouts bonus_grants free_round_grants'),
      // Sums by member.
      ...words('money_days turnover_days turnover_hours turnover_hours_rest turnover_archived point_batches'),
      // The cashier.
      ...words('deposits deposit_orders deposit_order_steps deposit_proofs balance_corrections member_transfers'),
      ...words('withdrawals withdrawal_steps withdrawal_payouts withdrawal_proofs payout_accounts payout_holds'),
      ...words('payment_passwords money_limits vendor_transfers vendor_stays'),
      // Agents and rewards.
      ...words('agent_contracts agent_pays agent_pay_totals agent_rates affiliate_applications contract_requests'),
      ...words('campaign_entries campaign_proofs raffle_gifts raffle_tickets rebate_claims rewards mall_orders'),
      ...words('vip_standings member_teams member_standings'),
      // Who he is, and what is his own.
      ...words('credentials sessions vendor_sessions launch_tokens device_tokens password_links contact_changes'),
      ...words('member_contacts member_login_steps member_passkeys member_passkey_challenges member_recovery_codes'),
      ...words('member_second_factors_given member_sign_ins member_totp identity_checks identity_documents'),
      ...words('member_bars member_limit_changes member_reminders member_notes member_pictures member_exports'),
      ...words('announcement_reads round_shares favorites recent_games messages'),
    ],
    // Vendors know a player, never a member; each of their books is colocated by that.
    player_ref: [
      ...words('studio.sessions studio.seeds studio.rounds studio.instant_rounds studio.day_uses'),
      ...words('studio.pool_remainders studio.reality_checks'),
      ...words('studio.chat_mutes studio.chat_hidden_authors'),
      ...words('sportsbook.bets sportsbook.bet_legs sportsbook.quotes lotto.tickets'),
    ],
  },
  reference: [
    ...words('brands brand_guards brand_texts brand_versions vendors games brand_games brand_vendors vendor_aliases'),
    ...words('staff campaigns campaign_versions raffles announcements announced_promotions staff_messages'),
    // Found before the member is known: whose a name, a number, an address or a vendor's id is.
    ...words('player_refs social_identities affiliate_codes excluded_contacts'),
    ...words('sportsbook.matches lotto.issues'),
  ],
  local: [
    {
      why: 'one order for all batches of one server, by its transaction numbers: each server gets its own',
      tables: words('batches house_moves house_rollups seals turnover_cursor report_cursor'),
    },
    {
      why: 'a chain of hashes has one writer',
      tables: words('audit_log'),
    },
    {
      why: 'counted by vendor under one lock a vendor, across members',
      tables: words('vendor_acts vendor_minutes vendor_first_balances vendor_unknown_targets vendor_nonces'),
    },
    {
      why: 'lists across members, read by brand and day',
      tables: words('big_wins game_days showcase_days showcase_member_days showcase_win_days'),
    },
    {
      why: 'the desk of staff, or of visitors who are no members: small, and found by brand and state',
      tables: [
        ...words('risk_cases risk_case_steps risk_matches risk_readings risk_refusals risk_rules risk_rule_versions'),
        ...words('feedback feedback_images service_chats service_messages service_ratings service_waits quick_answers'),
        ...words('bank_statement_lines report_runs report_schedules saved_reports staff_export_parts staff_exports'),
        ...words('staff_links staff_login_failures staff_networks staff_passkey_challenges staff_passkeys'),
        ...words('staff_recovery_codes staff_role_grants staff_roles staff_sessions staff_totp alarms'),
      ],
    },
    {
      why: 'strangers before they sign in: bounded by brand, number and address, deleted by age',
      tables: words(
        'captchas login_failures sms_codes sms_days sms_requests social_logins outbox_messages used_nonces',
      ),
    },
    {
      why: 'settings and content: read from the memory of each process, joined with no row of a member',
      tables: [
        ...words('banners brand_hosts content_pictures content_pieces content_versions help_articles mall_goods'),
        ...words(
          'launch_hosts picture_hosts payment_fees vendor_fees withdrawal_rules reward_settings catalogue_version',
        ),
        ...words('default_vendor_caps vendor_adapters vendor_addresses vendor_caps vendor_disablings vendor_keys'),
        ...words('vendor_health_minutes vendor_lottery_draws vendor_rooms held_payout_steps installation_switches'),
      ],
    },
    {
      why: 'of the installation: its processes, jobs and keys',
      tables: [
        ...words(
          'archived_months bookkeeper_runs calendar_runs database_part encryption_keys processes program_baselines',
        ),
        ...words('socket_io_attachments unexpected_errors'),
      ],
    },
    {
      why: 'several players at one table, room, fight or pool: one owner, held by a lease',
      tables: [
        ...words('studio.table_leases studio.table_rounds studio.table_seats studio.table_placements'),
        ...words('studio.pools studio.pool_entries studio.open_falls studio.levels studio.level_drops'),
        ...words('studio.chat_messages studio.chat_reports studio.chat_settings'),
        ...words('cockfight.bets cockfight.fights cockfight.leases cockfight.players cockfight.pools'),
        ...words('cockfight.reality_checks cockfight.settings cockfight.timings'),
        ...words('fishing.batches fishing.catches fishing.open_falls fishing.pool_remainders fishing.pool_sums'),
        ...words('fishing.reality_checks fishing.rooms fishing.rounds fishing.seats fishing.sessions fishing.settings'),
        ...words(
          'rooms.hand_players rooms.hands rooms.pair_facts rooms.pair_verdicts rooms.pairs rooms.player_figures',
        ),
        ...words('rooms.reading rooms.reality_checks rooms.rooms rooms.sessions rooms.settings rooms.stays'),
        ...words('rooms.top_ups rooms.waits'),
      ],
    },
    {
      why: "the vendor's desk: results, feeds and limits; what stands on a number is counted across players",
      tables: [
        ...words(
          'lotto.closures lotto.entries lotto.exposures lotto.fed_results lotto.feeds lotto.limits lotto.sources',
        ),
        ...words('sportsbook.feeds sportsbook.limits sportsbook.results'),
      ],
    },
  ],
};
