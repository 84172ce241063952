import type { Corruption } from './corruptions-of-records.fixture.ts';

const batchOf = (reference: string) => `(select batch_id from journal where reference = '${reference}' and leg = 0)`;

/** Makes the seals from the second one on anew, as an owner would who has read how it is done. */
const sealAnew = `delete from seals where number > 1;
  do $$ begin while seal_books(now(), 5) > 0 loop end loop; end $$`;

/** What moves no money, changed after it was sealed: no sum is wrong. Planted on books that are sealed five batches at a time. */
export const corruptionsOfSeals: Corruption[] = [
  {
    name: 'a tombstone that vanished',
    statements: () => `delete from journal where outcome = 'tombstone'`,
    named: ['seal-broken'],
    says: /Seal \d+ over batches from \d+ to \d+, made at .*, does not fit them/,
    isSeenAtOnce: false,
  },
  {
    name: 'a noted line that vanished',
    statements: () => `delete from journal where outcome = 'noted'`,
    named: ['seal-broken'],
    says: /is gone or was changed since/,
    isSeenAtOnce: false,
  },
  {
    name: 'a reference changed, so that the act could be done again',
    statements: () => `update journal set reference = 'another' where reference = 'promo'`,
    named: ['seal-broken'],
    says: /was changed since/,
    isSeenAtOnce: false,
  },
  {
    name: 'a fingerprint changed',
    statements: () => `update journal set fingerprint = decode(repeat('aa', 16), 'hex') where reference = 'promo'`,
    named: ['seal-broken'],
    says: /was changed since/,
    isSeenAtOnce: false,
  },
  {
    name: 'a batch moved in time as a whole',
    statements:
      () => `update batches set booked_at = booked_at - interval '5 minutes' where id = ${batchOf('waits-hold')};
      update journal set booked_at = booked_at - interval '5 minutes' where batch_id = ${batchOf('waits-hold')}`,
    named: ['seal-broken'],
    says: /was changed since/,
    isSeenAtOnce: false,
  },
  {
    name: 'a batch without money that vanished as a whole',
    statements: () => `
      with gone as (delete from journal where batch_id = (select batch_id from journal where outcome = 'tombstone') returning batch_id)
      delete from batches where id in (select batch_id from gone)`,
    named: ['seal-broken'],
    says: /one, or a line of one, is gone/,
    isSeenAtOnce: false,
  },
  {
    name: 'a tombstone put into a number that was never committed',
    statements: () => `
      insert into batches (id, booked_at) overriding system value
        select min(n), now() from generate_series(1, (select max(id) from batches)) n where not exists (select from batches where id = n);
      insert into journal (batch_id, line, source, reference, leg, member_id, act, fingerprint, subject, outcome, booked_at)
        select b.id, 1, source, 'put-in', leg, member_id, act, fingerprint, subject, outcome, b.booked_at
        from journal j, batches b where j.outcome = 'tombstone' and b.booked_at = now()`,
    named: ['batch-unsealed'],
    says: /Batch \d+ of .* is in no seal, although younger batches are/,
    isSeenAtOnce: false,
  },
  {
    name: 'a seal that says another hash before it',
    statements: () => `update seals set previous_hash = sha256('x') where number = 3`,
    named: ['seal-broken'],
    says: /Seal 3 .*, names another hash than the seal before has/,
    isSeenAtOnce: true,
  },
  {
    name: 'a seal taken out of the middle',
    statements: () => 'delete from seals where number = 3',
    named: ['seal-broken', 'batch-unsealed'],
    says: /Seal 4 .*, does not follow the seal before/,
    isSeenAtOnce: true,
  },
  {
    name: 'a seal that claims the batches of another',
    statements: () =>
      `update seals set batches = batches + (select batches from seals where number = 2) where number = 4`,
    named: ['seal-broken', 'batch-sealed-twice'],
    says: /Batch \d+ is in seal 4 and in another one/,
    isSeenAtOnce: false,
  },
  {
    name: 'a tombstone that vanished with the seals made anew over it',
    statements: () => `delete from journal where outcome = 'tombstone'; ${sealAnew}`,
    named: ['seal-witness-differs'],
    says: /Seal \d+ has another hash now; row \d+ of the audit log saw it otherwise/,
    isSeenAtOnce: true,
  },
  {
    name: 'the newest seal cut off',
    statements: () => 'delete from seals where number = (select max(number) from seals)',
    named: ['seal-witness-differs'],
    says: /Seal \d+ is gone; row \d+ of the audit log saw it otherwise/,
    isSeenAtOnce: true,
  },
  {
    name: 'all seals cut off',
    statements: () => 'delete from seals',
    named: ['seal-witness-differs'],
    says: /is gone/,
    isSeenAtOnce: true,
  },
];
