import { isDeepStrictEqual } from 'node:util';
import type { CallInput, Calls, MessageAudience, MessageText } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import type { ListOf } from '../../platform/http/list-of.ts';
import { type Failure, fail, ok, type Result } from '../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../audit-log/index.ts';
import { countReached, membersNamed, type NamedMembers } from './audience.ts';
import { createDeskStore } from './desk-store.ts';
import { mayBecome } from './states.ts';

type DeskRoutes = HandlersOf<'staffMessages' | 'staffMessagePreview' | 'staffMessageWrite' | 'staffMessageWithdraw'>;
type Written = CallInput<Calls['staffMessageWrite']>['body'];
type Key = 'not_empty' | 'field_choice' | 'field_range';

export interface DeskDependencies {
  database: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append'>;
}

const yearMs = 365 * 24 * 60 * 60_000;

const wrong = (field: string, key: Key): Failure<'invalid_input'> =>
  fail('invalid_input', { fields: { [field]: { key } } });

const hasOneEach = (texts: readonly MessageText[]): boolean =>
  new Set(texts.map(({ language }) => language)).size === texts.length;

function sendAtOf({ sendAt }: Written, now: Date): Result<Date, 'invalid_input'> {
  if (sendAt === null) return ok(now);
  const at = new Date(sendAt);
  const isSoon = at >= now && at.getTime() <= now.getTime() + yearMs;
  return isSoon ? ok(at) : wrong('sendAt', 'field_range');
}

/** Staff's messages to members: what is written, to whom it goes, and when. Each act with a line in the audit log. */
export function createDesk(deps: DeskDependencies): { routes: DeskRoutes; list: ListOf<'staffMessages'> } {
  const { database, clock, auditLog } = deps;
  const list: ListOf<'staffMessages'> = ({ staff, data }) => createDeskStore(database).list(staff.brandId, data);

  /** Null: a segment. */
  const named = async (brandId: string, { to, names }: MessageAudience): Promise<NamedMembers | null> =>
    to === 'names' ? membersNamed(database, brandId, names) : null;

  const preview: DeskRoutes['staffMessagePreview'] = async ({ staff: { brandId }, body: { audience } }) => {
    const found = await named(brandId, audience);
    const reach = { brandId, audience, recipientIds: found?.memberIds ?? null, now: clock.now() };
    const recipients = await countReached(database, reach);
    return ok({ recipients, unknownNames: found?.unknownNames ?? [] });
  };

  const write: DeskRoutes['staffMessageWrite'] = async ({ staff, ip, body }) => {
    const now = clock.now();
    const earlier = await createDeskStore(database).ofBrand(body.messageId, staff.brandId);
    if (earlier) {
      const isSame = isDeepStrictEqual(earlier.texts, body.texts) && isDeepStrictEqual(earlier.audience, body.audience);
      if (!isSame) return fail('repeated_with_other_content');
      return ok({ messageId: body.messageId, sendAt: earlier.sendAt.toISOString() });
    }
    if (!hasOneEach(body.texts)) return wrong('texts', 'field_choice');
    const sendAt = sendAtOf(body, now);
    if (!sendAt.ok) return sendAt;
    const found = await named(staff.brandId, body.audience);
    if (found?.unknownNames.length) return wrong('names', 'field_choice');
    if (found?.memberIds.length === 0) return wrong('names', 'not_empty');
    return database.transaction().execute(async (transaction) => {
      const isNew = await createDeskStore(transaction).insert({
        id: body.messageId,
        brand_id: staff.brandId,
        staff_id: staff.id,
        texts: body.texts,
        audience: body.audience,
        recipient_ids: found?.memberIds ?? null,
        written_at: now,
        send_at: sendAt.value,
      });
      if (!isNew) return fail('repeated_with_other_content');
      const after = { audience: body.audience, texts: body.texts, sendAt: sendAt.value.toISOString() };
      const act = { act: 'writeMessage', subject: `message:${body.messageId}`, after };
      await auditLog.append(transaction, staffAct({ staff, ip }, now, act));
      return ok({ messageId: body.messageId, sendAt: sendAt.value.toISOString() });
    });
  };

  const withdraw: DeskRoutes['staffMessageWithdraw'] = ({ staff, ip, params: { messageId } }) =>
    database.transaction().execute(async (transaction) => {
      const store = createDeskStore(transaction);
      const before = await store.lockedState(messageId, staff.brandId);
      if (before === undefined) return fail('not_found');
      if (!mayBecome(before, 'withdrawn', 'staff')) return fail('already_decided');
      await store.setState(messageId, 'withdrawn');
      const act = {
        act: 'withdrawMessage',
        subject: `message:${messageId}`,
        before: { state: before },
        after: { state: 'withdrawn' },
      };
      await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
      return ok({});
    });

  return {
    list,
    routes: {
      staffMessages: async (request) => ok(await list(request)),
      staffMessagePreview: preview,
      staffMessageWrite: write,
      staffMessageWithdraw: withdraw,
    },
  };
}
