import type { Calls, CallValue, IdentityState } from '@baize/contract';
import { shownAmount } from '@baize/money';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import type { BrandSettings } from '../../brand/index.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createProfileStore } from '../details/profile-store.ts';
import { createCheckStore } from './check-store.ts';
import { createDocumentStore } from './document-store.ts';
import { documentsBetween } from './levels.ts';
import type { CheckRow } from './schema.ts';
import { nextActor } from './transitions.ts';

export type CheckView = CallValue<Calls['identityCheck']>;
type Settings = BrandSettings['identityCheck'];
type DocumentRow = Awaited<ReturnType<ReturnType<typeof createDocumentStore>['ofCheck']>>[number];

const hourMs = 3_600_000;

/** When staff means to have decided; null before it was sent in. */
export const dueAt = ({ submitted_at }: Pick<CheckRow, 'submitted_at'>, settings: Settings): Date | null =>
  submitted_at && new Date(submitted_at.getTime() + settings.decideWithinHours * hourMs);

export const uploadedView = ({ id, kind, uploaded_at }: DocumentRow) => ({
  documentId: id,
  kind,
  uploadedAt: uploaded_at.toISOString(),
});

/** How far a member has proved who he is, as he reads it. */
export function createCheckReading(tools: IdentityTools) {
  const profiles = createProfileStore(tools);

  const checkView = (row: CheckRow, settings: Settings, reached: number, documents: readonly DocumentRow[]) => ({
    checkId: row.id,
    level: row.level,
    needed: documentsBetween(settings.levels, reached, row.level),
    uploaded: documents.map(uploadedView),
    openedAt: row.opened_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    dueAt: row.state === 'SUBMITTED' ? (dueAt(row, settings)?.toISOString() ?? null) : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  });

  return async (
    database: Database,
    member: Pick<RequestMember, 'id' | 'brandId'>,
    { currency }: Pick<RequestBrand, 'currency'>,
  ): Promise<CheckView> => {
    const checks = createCheckStore(database);
    const [{ identityCheck: settings }, latest, level, told] = await Promise.all([
      tools.brands.settingsOf(member.brandId),
      checks.latestOf(member.id),
      checks.levelOf(member.id),
      profiles.of(database, member.id),
    ]);
    const documents = latest ? await createDocumentStore(database, tools.secretBox).ofCheck(latest) : [];
    const state: IdentityState = latest?.state ?? 'NONE';
    return {
      level,
      levels: settings.levels.map(({ documents: kinds, withdrawalsFromMinor }, index) => ({
        level: index + 1,
        documents: kinds,
        withdrawalsFrom: shownAmount(withdrawalsFromMinor, currency.exponent),
      })),
      state,
      next: nextActor[state],
      missingDetails: (['realName', 'birthday'] as const).filter((name) => told[name] === ''),
      check: latest ? checkView(latest, settings, level, documents) : null,
    };
  };
}
