import type { IdentityDocumentKind } from '@baize/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/connections/network-of.ts';
import type { HandlersOf, RequestMember } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { fieldFailure } from '../contacts/proofs.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createMemberStore } from '../member-store.ts';
import { createCheckStore } from './check-store.ts';
import { createDocumentStore } from './document-store.ts';
import { documentsBetween } from './levels.ts';
import { dataUrl, reencodeDocument } from './pictures.ts';
import { createCheckReading } from './reading.ts';
import type { CheckRow } from './schema.ts';
import { stateAfter } from './transitions.ts';

export type MemberCheckRoutes = HandlersOf<
  'identityCheck' | 'startIdentityCheck' | 'uploadIdentityDocument' | 'identityDocument' | 'submitIdentityCheck'
>;

/** What a member does to prove who he is. */
export function createMemberChecks(tools: IdentityTools): MemberCheckRoutes {
  const { database, clock, brands, secretBox } = tools;
  const view = createCheckReading(tools);

  /** Runs while nothing else changes the member. */
  const holding = <V>(member: RequestMember, work: (transaction: DatabaseTransaction) => Promise<V>): Promise<V> =>
    database.transaction().execute(async (transaction) => {
      await createMemberStore(transaction).lock(member.id);
      return work(transaction);
    });

  /** The check that takes documents now. */
  const openCheck = async (inside: typeof database, member: RequestMember) => {
    const latest = await createCheckStore(inside).latestOf(member.id);
    if (latest?.state === 'SUBMITTED') return fail('request_pending');
    return latest?.state === 'OPEN' ? ok(latest) : fail('not_found');
  };

  const neededFor = async (inside: typeof database, { member_id, brand_id, level }: CheckRow) => {
    const { identityCheck } = await brands.settingsOf(brand_id);
    return documentsBetween(identityCheck.levels, await createCheckStore(inside).levelOf(member_id), level);
  };

  /** The open check, where it asks for the kind. */
  const checkFor = async (inside: typeof database, member: RequestMember, kind: IdentityDocumentKind) => {
    const open = await openCheck(inside, member);
    if (!open.ok) return open;
    const needed = await neededFor(inside, open.value);
    return needed.includes(kind) ? open : fieldFailure({ kind: { key: 'field_choice' } });
  };

  return {
    identityCheck: async ({ member, brand }) => ok(await view(database, member, brand)),

    startIdentityCheck: async ({ member, brand, body: { level } }) => {
      const { identityCheck } = await brands.settingsOf(member.brandId);
      return holding(member, async (transaction) => {
        const checks = createCheckStore(transaction);
        const isOffered = level <= identityCheck.levels.length && level > (await checks.levelOf(member.id));
        if (!isOffered) return fieldFailure({ level: { key: 'field_choice' } });
        const latest = await checks.latestOf(member.id);
        if (stateAfter(latest?.state ?? 'NONE', 'start') === null) return fail('request_pending');
        if (latest?.state === 'OPEN') await checks.change(latest, 'OPEN', { level });
        else {
          const row = { member_id: member.id, id: tools.newId(), brand_id: member.brandId, level };
          await checks.open({ ...row, opened_at: clock.now() });
        }
        return ok(await view(transaction, member, brand));
      });
    },

    uploadIdentityDocument: async ({ member, ip, params: { kind }, upload }) => {
      const early = await checkFor(database, member, kind);
      if (!early.ok) return early;
      const encoded = await reencodeDocument(upload, networkOf(ip));
      if (!encoded.ok) return encoded;
      return holding(member, async (transaction) => {
        const found = await checkFor(transaction, member, kind);
        if (!found.ok) return found;
        const id = tools.newId();
        const whose = { member_id: member.id, id, check_id: found.value.id, brand_id: member.brandId };
        const document = { ...whose, kind, webp: encoded.value, uploaded_at: clock.now() };
        await createDocumentStore(transaction, secretBox).put(document);
        return ok({ documentId: id });
      });
    },

    identityDocument: async ({ member, params }) => {
      const found = await createDocumentStore(database, secretBox).open(params.documentId, { memberId: member.id });
      return found ? ok({ image: dataUrl(found.webp) }) : fail('not_found');
    },

    submitIdentityCheck: ({ member, brand }) =>
      holding(member, async (transaction) => {
        const open = await openCheck(transaction, member);
        if (!open.ok) return open;
        const { missingDetails, check } = await view(transaction, member, brand);
        const sent = check?.uploaded.map(({ kind }) => kind) ?? [];
        const missing = (await neededFor(transaction, open.value)).filter((kind) => !sent.includes(kind));
        const faults = Object.fromEntries([
          ...missingDetails.map((name) => [name, { key: 'not_empty' }]),
          ...missing.map((kind) => [kind, { key: 'not_empty' }]),
        ]);
        if (Object.keys(faults).length > 0) return fieldFailure(faults);
        const sentIn = { state: 'SUBMITTED' as const, submitted_at: clock.now() };
        await createCheckStore(transaction).change(open.value, 'OPEN', sentIn);
        return ok(await view(transaction, member, brand));
      }),
  };
}
