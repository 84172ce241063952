import type { CallRequest, Calls, CallValue } from '@baize/contract';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import type { SupportDependencies } from '../dependencies.ts';
import type { SupportTables } from '../schema.ts';

type Caller = { staff: RequestStaff; ip: string };
type Body = CallRequest<Calls['staffQuickAnswerSave']>['body'];
type SaveFailure = 'not_found' | 'already_decided' | 'name_taken' | 'limit_reached';
type Tables = ReturnType<typeof withTables<SupportTables>>;
type Row = SupportTables['quick_answers'];
/** How many a brand may have. */
const maxQuickAnswers = 200;

/** Answers that staff writes often, by brand; each change is kept in the audit log. */
export function createQuickAnswers({ database, clock, auditLog }: SupportDependencies) {
  const tables = (inside: Database) => withTables<SupportTables>(inside);

  const list = async (brandId: string): Promise<CallValue<Calls['staffQuickAnswers']>> => {
    const rows = await tables(database)
      .selectFrom('quick_answers as q')
      .innerJoin('staff as s', 's.id', 'q.changed_by')
      .select([
        'q.id as quickAnswerId',
        'q.code',
        'q.texts',
        'q.version',
        'q.changed_at as changedAt',
        's.username as changedBy',
      ])
      .where('q.brand_id', '=', brandId)
      .orderBy('q.code')
      .execute();
    return { list: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })) };
  };

  const save = async (
    caller: Caller,
    quickAnswerId: string,
    body: Body,
  ): Promise<Result<{ version: number }, 'invalid_input' | SaveFailure>> => {
    const { texts } = body;
    if (new Set(texts.map(({ language }) => language)).size !== texts.length)
      return fail('invalid_input', { fields: { texts: { key: 'field_format' } } });
    return database.transaction().execute((transaction) => saveWithin(transaction, caller, quickAnswerId, body));
  };

  const saveWithin = async (
    transaction: Database,
    { staff, ip }: Caller,
    id: string,
    { code, texts, version }: Body,
  ): Promise<Result<{ version: number }, SaveFailure>> => {
    const inside = tables(transaction);
    // Two who save at once count and name one after the other.
    const ofBrand = await inside
      .selectFrom('quick_answers')
      .select(['id', 'code', 'texts', 'version'])
      .where('brand_id', '=', staff.brandId)
      .orderBy('id')
      .forUpdate()
      .execute();
    const known = ofBrand.find((one) => one.id === id);
    if ((known?.version ?? 0) !== version) return fail(known ? 'already_decided' : 'not_found');
    if (!known && ofBrand.length >= maxQuickAnswers) return fail('limit_reached');
    if (ofBrand.some((one) => one.code === code && one.id !== id)) return fail('name_taken');
    const at = clock.now();
    const row = {
      code,
      texts: JSON.stringify(texts) as never,
      version: version + 1,
      changed_at: at,
      changed_by: staff.id,
    };
    const isWritten = known
      ? await update(inside, id, row)
      : await insert(inside, { id, brand_id: staff.brandId, ...row });
    if (!isWritten) return fail('name_taken');
    const act = {
      act: 'saveQuickAnswer',
      subject: `quickAnswer:${id}`,
      ...(known ? { before: { code: known.code, texts: known.texts } } : {}),
      after: { code, texts },
    };
    await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
    return ok({ version: version + 1 });
  };

  const remove = async (
    { staff, ip }: Caller,
    quickAnswerId: string,
  ): Promise<Result<Record<string, never>, 'not_found'>> =>
    database.transaction().execute(async (transaction) => {
      const removed = await tables(transaction)
        .deleteFrom('quick_answers')
        .where('id', '=', quickAnswerId)
        .where('brand_id', '=', staff.brandId)
        .returning(['code', 'texts'])
        .executeTakeFirst();
      if (!removed) return fail('not_found');
      const act = { act: 'removeQuickAnswer', subject: `quickAnswer:${quickAnswerId}`, before: removed, after: {} };
      await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
      return ok({});
    });

  return { list, save, remove };
}

const update = async (tables: Tables, id: string, row: Omit<Row, 'id' | 'brand_id'>): Promise<boolean> => {
  const { numUpdatedRows } = await tables
    .updateTable('quick_answers')
    .set(row)
    .where('quick_answers.id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** False where the id or the name is taken meanwhile. */
const insert = async (tables: Tables, row: Row): Promise<boolean> => {
  const added = await tables
    .insertInto('quick_answers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('quick_answers.id')
    .executeTakeFirst();
  return added !== undefined;
};
