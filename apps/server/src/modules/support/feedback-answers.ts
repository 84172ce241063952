import type { Calls, CallValue } from '@baize/contract';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { RequestStaff } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { staffAct } from '../audit-log/index.ts';
import { feedbackAnswerTexts, messageLanguage } from '../outbox/index.ts';
import type { SupportDependencies } from './dependencies.ts';
import type { SupportTables } from './schema.ts';

type OwnList = CallValue<Calls['feedbackList']>;
interface Written {
  memberId: string | null;
  sealedEmail: string | null;
  content: string;
  receivedAt: Date;
}
type Answered = { staff: RequestStaff; ip: string; feedbackId: string; answer: string };

/** What staff answers to feedback, and what its writer reads of it. */
export function createFeedbackAnswers(deps: SupportDependencies) {
  const { database, clock, auditLog, notifyMember, news } = deps;
  const ofBrand = (transaction: Database, id: string, brandId: string) =>
    withTables<SupportTables>(transaction)
      .selectFrom('feedback')
      .select([
        'member_id as memberId',
        'sealed_email as sealedEmail',
        'content',
        'answer',
        'received_at as receivedAt',
      ])
      .where('id', '=', id)
      .where('brand_id', '=', brandId)
      .forUpdate()
      .executeTakeFirst();

  /** Who wrote reads it: a member by a message, a visitor by mail. */
  const notify = async (
    transaction: Database,
    feedbackId: string,
    brandId: string,
    written: Written,
    answer: string,
  ) => {
    const { memberId, sealedEmail, content, receivedAt } = written;
    if (memberId !== null) {
      const params = { writtenAt: receivedAt.toISOString() };
      await notifyMember(transaction, { memberId, kind: 'feedbackAnswered', reference: feedbackId, params });
    } else if (sealedEmail !== null) {
      const { name, defaultLanguage } = await deps.brands.introductionOf(brandId);
      const text = feedbackAnswerTexts[messageLanguage(defaultLanguage)](name, content, answer);
      const to = await deps.secretBox.open(sealedEmail);
      await deps.outbox.post(brandId, { channel: 'mail', to, ...text }, transaction);
    }
  };

  /** Once: the same answer again changes nothing. A visitor who left no address cannot be answered. */
  const answer = async ({
    staff,
    ip,
    feedbackId,
    answer: text,
  }: Answered): Promise<Result<Record<string, never>, 'not_found' | 'already_decided'>> => {
    const at = clock.now();
    const result = await database.transaction().execute(async (transaction) => {
      const feedback = await ofBrand(transaction, feedbackId, staff.brandId);
      if (!feedback || (feedback.memberId === null && feedback.sealedEmail === null)) return fail('not_found');
      if (feedback.answer !== '') return feedback.answer === text ? ok({}) : fail('already_decided');
      await withTables<SupportTables>(transaction)
        .updateTable('feedback')
        .set({ answer: text, answered_at: at, handled_at: at, handled_by: staff.id })
        .where('id', '=', feedbackId)
        .execute();
      await notify(transaction, feedbackId, staff.brandId, feedback, text);
      const act = { act: 'answerFeedback', subject: `feedback:${feedbackId}`, after: { answer: text } };
      await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
      return ok({});
    });
    if (result.ok) news.toStaff(staff.brandId, 'feedback', { feedbackId });
    return result;
  };

  const ofMember = async (
    memberId: string,
    { pageNo, pageSize }: Record<'pageNo' | 'pageSize', number>,
  ): Promise<OwnList> => {
    const own = withTables<SupportTables>(database).selectFrom('feedback').where('member_id', '=', memberId);
    const [rows, { total }] = await Promise.all([
      own
        .select([
          'id as feedbackId',
          'type',
          'content',
          'received_at as receivedAt',
          'answer',
          'answered_at as answeredAt',
        ])
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
        .execute(),
      own.select((select) => select.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
    ]);
    const list = rows.map(({ receivedAt, answeredAt, ...row }) => ({
      ...row,
      receivedAt: receivedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    }));
    return { list, total: Number(total), totalPages: Math.ceil(Number(total) / pageSize) };
  };

  return { answer, ofMember };
}
export type FeedbackAnswers = ReturnType<typeof createFeedbackAnswers>;
