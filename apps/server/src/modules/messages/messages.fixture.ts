import { randomUUID } from 'node:crypto';
import type { CallInput, Calls, MessageAudience } from '@baize/contract';
import { beforeAll } from 'vitest';
import { type BrandRow, insertBrand, insertMember } from '../../../test/support/factories.ts';
import { type TestClock, testClock } from '../../../test/support/test-clock.ts';
import { type TestDatabase, useTestDatabase } from '../../../test/support/test-database.ts';
import { newId } from '../../platform/crypto/ids.ts';
import type { RequestMember, RequestStaff } from '../../platform/http/handlers.ts';
import { createAuditLog } from '../audit-log/index.ts';
import { createMessages, type MessagesModule } from './index.ts';

export interface MessagesHarness extends TestDatabase {
  clock: TestClock;
  messages: MessagesModule;
  brand: BrandRow;
  staff: RequestStaff;
}

/** Messages over a real database with one brand and one of its staff. */
export function useMessages(): MessagesHarness {
  const harness = useTestDatabase() as MessagesHarness;
  harness.clock = testClock();
  beforeAll(async () => {
    harness.brand = await insertBrand(harness.owner, 'first');
    harness.staff = await newStaff(harness, harness.brand);
    const { database, clock } = harness;
    const auditLog = createAuditLog({ database, clock, anchorPath: '' });
    harness.messages = createMessages({ database, clock, newId, auditLog });
  });
  return harness;
}

export async function newStaff({ owner }: TestDatabase, brand: BrandRow): Promise<RequestStaff> {
  const id = newId();
  const username = `staff${id.slice(-6)}`;
  await owner.query(
    `insert into staff (id, brand_id, username, password_hash, created_at) values ($1, $2, $3, '', now())`,
    [id, brand.id, username],
  );
  return {
    id,
    brandId: brand.id,
    sessionId: newId(),
    username,
    permissions: [],
    permissionsEverywhere: [],
    forAllBrands: false,
    secondFactor: 'none',
  };
}

type NewMember = NonNullable<Parameters<typeof insertMember>[2]> & {
  language?: string;
  rank?: number;
  labels?: string[];
};

/** A new member, as he asks. */
export async function newReader(harness: MessagesHarness, options: NewMember = {}, brand = harness.brand) {
  const { language, rank, labels, ...row } = options;
  const { id } = await insertMember(harness.owner, brand.id, row);
  if (language) await harness.owner.query('update members set language = $2 where id = $1', [id, language]);
  if (rank !== undefined || labels) {
    await harness.owner.query(
      'insert into member_standings (member_id, rank_level, labels, changed_at) values ($1, $2, $3, now())',
      [id, rank ?? 0, labels ?? []],
    );
  }
  const member: RequestMember = { id, brandId: brand.id, sessionId: newId(), type: options.type ?? 0 };
  return { member, brand, ip: '192.0.2.7', origin: '', userAgent: 'test' };
}
export type Reader = Awaited<ReturnType<typeof newReader>>;

/** A page of what a member was sent. */
export async function pageOf({ messages }: MessagesHarness, reader: Reader, language: 'TY' | 'EN' | 'TH' = 'TY') {
  const answer = await messages.routes.messages({ ...reader, data: { pageNo: 1, pageSize: 15, language } });
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

export const audienceOf = (audience: Partial<MessageAudience>): MessageAudience => ({
  to: 'segment',
  names: [],
  labels: [],
  minRank: 0,
  maxRank: 100,
  languages: [],
  ...audience,
});

type Written = CallInput<Calls['staffMessageWrite']>['body'];
export const letterOf = (written: Partial<Written> = {}): Written => ({
  messageId: randomUUID(),
  audience: audienceOf({}),
  texts: [{ language: 'TY', title: 'Hello', text: 'We moved the lobby.' }],
  sendAt: null,
  ...written,
});

/** Staff's request, of the harness's brand or another's. */
export const asStaff = ({ staff, brand }: Pick<MessagesHarness, 'staff' | 'brand'>) => ({
  staff,
  brand,
  ip: '192.0.2.9',
  origin: '',
  userAgent: 'test',
});
