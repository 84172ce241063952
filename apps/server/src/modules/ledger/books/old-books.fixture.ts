import type pg from 'pg';
import { v7 as newId } from 'uuid';
import { type OperatorAccountKind, operatorAccount } from '../accounts.ts';

interface OldAccount {
  id: string;
  kind: string;
  memberId: string | null;
  balanceMinor: bigint;
  version: number;
}

interface OldAct {
  source: string;
  reference: string;
  memberId: string;
  subject?: string;
  movement?: string;
  from?: OldAccount;
  to?: OldAccount;
  amountMinor?: bigint;
  outcome?: 'booked' | 'noted' | 'tombstone';
}

/** Books as they were written before many acts went in one call: operations with transfers, every balance after each. */
export class OldBooks {
  private moment = Date.parse('2026-01-10T22:00:00.000Z');

  private readonly owner: pg.Client;
  private readonly brandId: string;

  constructor(owner: pg.Client, brandId: string) {
    this.owner = owner;
    this.brandId = brandId;
  }

  /** An hour later each time, over two midnights. */
  tick(): Date {
    this.moment += 3_600_000;
    return new Date(this.moment);
  }

  async account(kind: string, memberId: string | null, label = ''): Promise<OldAccount> {
    const { brandId } = this;
    // An operator account's id followed from what it is then as now.
    const ofOperator = () =>
      operatorAccount({ brandId, kind: kind as OperatorAccountKind, label, currencyCode: 'PLY' }).id;
    const id = memberId === null ? ofOperator() : newId();
    const account = { id, kind, memberId, balanceMinor: 0n, version: 0 };
    await this.owner.query(
      `insert into accounts (id, brand_id, member_id, kind, label, currency_code, balance_minor, opened_at)
       values ($1, $2, $3, $4, $5, 'PLY', $6, $7)`,
      [account.id, brandId, memberId, kind, label, memberId === null ? null : 0, this.tick()],
    );
    return account;
  }

  async book(act: OldAct): Promise<void> {
    const { source, reference, memberId, subject = '', movement, from, to, amountMinor = 0n } = act;
    const operationId = newId();
    const at = this.tick();
    await this.owner.query(`insert into operations values ($1, $2, $3, $4, $5, sha256($6::bytea), $7, $8, null, $9)`, [
      source,
      reference,
      operationId,
      this.brandId,
      memberId,
      reference,
      subject,
      act.outcome ?? 'booked',
      at,
    ]);
    if (!movement || !from || !to) return;
    const debit = this.move(from, -amountMinor);
    const credit = this.move(to, amountMinor);
    await this.owner.query(
      `insert into transfers values ($1, $2, 0, $3, $4, $5, $6, $7, 'PLY', $8, $9, $10, $11, $12)`,
      [newId(), operationId, this.brandId, movement, from.id, to.id, amountMinor, ...debit, ...credit, at],
    );
    for (const { id, memberId, balanceMinor, version } of [from, to]) {
      const set = 'update accounts set balance_minor = $2, version = $3, turn = turn + 1 where id = $1';
      if (memberId !== null) await this.owner.query(set, [id, balanceMinor, version]);
    }
  }

  private move(account: OldAccount, amountMinor: bigint): [bigint | null, number | null] {
    if (account.memberId === null) return [null, null];
    account.balanceMinor += amountMinor;
    account.version += 1;
    return [account.balanceMinor, account.version];
  }

  async cancelledBy(reference: string, cancel: string): Promise<void> {
    await this.owner.query('update operations set cancelled_by = $2 where reference = $1', [reference, cancel]);
  }

  /** A round and its bet. */
  async round(round: {
    roundId: string;
    game: { id: string; vendorCode: string };
    account: OldAccount;
    stakeMinor: bigint;
    payoutMinor: bigint;
    status: 'open' | 'settled' | 'cancelled';
    isCredited: boolean;
    isClosed: boolean;
  }): Promise<void> {
    const { roundId, game, account, stakeMinor, payoutMinor, status, isCredited, isClosed } = round;
    const [opened, ended] = [this.tick(), this.tick()];
    await this.owner.query('insert into vendor_rounds values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      game.vendorCode,
      roundId,
      account.memberId,
      game.id,
      account.kind,
      opened,
      isCredited ? ended : null,
      isClosed ? ended : null,
    ]);
    await this.owner.query(
      `insert into bets values ($1, $2, $3, $4, $5, $6, 'RNG', 'PLY', $7, $8, $9, $10, $11, '{"result":"x"}')`,
      [
        newId(),
        this.brandId,
        account.memberId,
        game.vendorCode,
        roundId,
        game.id,
        stakeMinor,
        payoutMinor,
        status,
        opened,
        status === 'open' ? null : ended,
      ],
    );
  }
}
