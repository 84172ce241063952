import type { IdentityDocumentKind } from '@baize/contract';
import { beforeAll } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import type { RequestBrand, RequestMember, RequestStaff } from '../../../platform/http/handlers.ts';
import type { StoredBrandSettings } from '../../brand/index.ts';
import { type IdentityHarness, useIdentity } from '../identity.fixture.ts';

export const identityCheck: StoredBrandSettings['identityCheck'] = {
  levels: [
    { documents: ['identityFront', 'identityBack'], withdrawalsFromMinor: '1' },
    { documents: ['selfie'], withdrawalsFromMinor: '100000' },
  ],
  keepDocumentsDays: 30,
};

export const reason = 'the picture is sharp and the name is right';

export interface CheckHarness extends IdentityHarness {
  /** A brand that asks for identity checks, and another one. */
  asking: RequestBrand;
  otherAsking: RequestBrand;
  newMember(name: string, brand?: RequestBrand): Promise<RequestMember>;
  /** Staff of the brand with the permission. */
  newStaff(name: string, brand?: RequestBrand): Promise<RequestStaff>;
  setDetails(
    member: RequestMember,
    body: object,
  ): ReturnType<IdentityHarness['identity']['routes']['setMemberDetails']>;
  start(member: RequestMember, level?: number): ReturnType<IdentityHarness['identity']['routes']['startIdentityCheck']>;
  upload(
    member: RequestMember,
    kind: IdentityDocumentKind,
    bytes?: Uint8Array,
  ): ReturnType<IdentityHarness['identity']['routes']['uploadIdentityDocument']>;
  submit(member: RequestMember): ReturnType<IdentityHarness['identity']['routes']['submitIdentityCheck']>;
  view(member: RequestMember): ReturnType<IdentityHarness['identity']['routes']['identityCheck']>;
  /** Everything up to SUBMITTED; returns the check's id. */
  sendIn(member: RequestMember, level?: number, kinds?: readonly IdentityDocumentKind[]): Promise<string>;
  decide(
    staff: RequestStaff,
    checkId: string,
    decision: 'APPROVED' | 'REFUSED',
  ): ReturnType<IdentityHarness['identity']['routes']['staffIdentityDecide']>;
}

export async function picture(shade = 40): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const background = { r: shade, g: shade, b: shade };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Identity with two brands that ask for checks. */
export function useChecks(): CheckHarness {
  const harness = useIdentity() as CheckHarness;
  const open = { flags: { USERNAMEREG3: true, DIRECTREG3: true }, botChecks: [] };
  beforeAll(async () => {
    harness.asking = await harness.seedBrand('asking', { ...open, identityCheck });
    harness.otherAsking = await harness.seedBrand('other_asking', { ...open, identityCheck });
  });
  const routes = () => harness.identity.routes;
  const caller = (member: { brandId: string }) => {
    const brand = [harness.asking, harness.otherAsking].find(({ id }) => id === member.brandId) ?? harness.asking;
    return harness.caller({ brand });
  };

  harness.newMember = async (name, brand = harness.asking) => {
    const token = await harness.tokenOf(name, brand);
    const member = await harness.identity.memberOfToken(token, brand.id);
    if (!member.ok) throw new Error(member.message);
    return member.value;
  };
  harness.newStaff = async (username, brand = harness.asking) => {
    const id = newId();
    await harness.owner.query(
      `insert into staff (id, brand_id, username, password_hash, created_at) values ($1, $2, $3, 'x', now())`,
      [id, brand.id, username],
    );
    const rights = {
      permissions: ['identity.review'] as const,
      permissionsEverywhere: [],
      forAllBrands: false,
      secondFactor: 'given' as const,
    };
    return { id, brandId: brand.id, sessionId: newId(), username, ...rights };
  };
  harness.setDetails = (member, body) => routes().setMemberDetails({ ...caller(member), member, body });
  harness.start = (member, level = 1) => routes().startIdentityCheck({ ...caller(member), member, body: { level } });
  harness.upload = async (member, kind, bytes) =>
    routes().uploadIdentityDocument({
      ...caller(member),
      member,
      params: { kind },
      upload: bytes ?? (await picture()),
    });
  harness.submit = (member) => routes().submitIdentityCheck({ ...caller(member), member });
  harness.view = (member) => routes().identityCheck({ ...caller(member), member });
  harness.sendIn = async (member, level = 1, kinds = ['identityFront', 'identityBack']) => {
    await harness.setDetails(member, { realName: 'Ana Reyes', birthday: '1990-05-17' });
    await harness.start(member, level);
    for (const kind of kinds) await harness.upload(member, kind);
    const sent = await harness.submit(member);
    if (!sent.ok || !sent.value.check) throw new Error(JSON.stringify(sent));
    return sent.value.check.checkId;
  };
  harness.decide = (staff, checkId, decision) =>
    routes().staffIdentityDecide({ ...caller(staff), staff, params: { checkId }, body: { decision, reason } });
  return harness;
}
