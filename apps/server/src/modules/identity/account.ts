import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { withTables } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/connections/network-of.ts';
import type { RequestMember } from '../../platform/http/handlers.ts';
import { shownBar, standingBar } from '../../platform/play-bar.ts';
import { fail, ok } from '../../platform/result.ts';
import { maskEmail, maskMobile } from './contacts/contacts.ts';
import { createPayoutHolds } from './contacts/payout-holds.ts';
import type { IdentityTools } from './dependencies.ts';
import { createDeviceTokens } from './login/device-tokens.ts';
import { isPasswordHeld, mustRenew } from './login/login-rules.ts';
import { createMemberStore } from './member-store.ts';
import { reencode } from './pictures.ts';
import type { IdentityTables } from './schema.ts';
import { isSessionAlive } from './sessions/session-rules.ts';
import { createSessionStore } from './sessions/session-store.ts';
import { createStandings } from './standing/standings.ts';

/** What a logged-in account sees and sets of itself. */
export function createAccount(tools: IdentityTools) {
  const { database, brands, clock, contacts } = tools;
  const tables = withTables<IdentityTables>(database);
  const members = createMemberStore(database);
  const sessions = createSessionStore(database);
  const standings = createStandings(tools);

  const info = async (member: RequestMember) => {
    const [row, account, reached, session, settings, coolingOffUntil, standing] = await Promise.all([
      members.byId(member.id),
      members.candidateById(member.id),
      contacts.of(database, member.id),
      sessions.byId(member.sessionId),
      brands.settingsOf(member.brandId),
      createPayoutHolds(database).heldUntil(member.id, clock.now()),
      standings.of(member.id),
    ]);
    if (!row || !account || !session) return fail('internal_error');
    const bar = standingBar(row.playBar && { kind: row.playBar, until: row.barredUntil }, clock.now());
    const name = row.namedByMobile ? (reached.mobile ?? row.nickname) : row.username;
    const value: CallValue<Calls['memberInfo']> = {
      id: row.id,
      account: name,
      userName: name,
      nickname: row.nickname,
      type: row.type,
      toUpline: row.uplineId !== null,
      clubLabel: { labelName: standing.rankName, rankLevel: standing.rankLevel },
      memberLabel: [...standing.labels],
      memberLabelColor: standing.labelColour,
      customerId: row.id,
      registeredAt: row.registeredAt.toISOString(),
      language: row.language,
      mobileMasked: reached.mobile ? maskMobile(reached.mobile) : '',
      emailMasked: reached.email ? maskEmail(reached.email) : '',
      passwordHeld: isPasswordHeld(session, clock.now()),
      passwordSet: account.passwordHash !== null,
      coolingOffUntil: coolingOffUntil?.toISOString() ?? null,
      playBar: bar && shownBar(bar),
      passwordChangeRequired: mustRenew(settings, account, session.method, clock.now()),
    };
    return ok(value);
  };

  /** A data URL; empty without a picture. */
  const picture = async (member: RequestMember): Promise<string> => {
    const row = await tables
      .selectFrom('member_pictures')
      .select('member_pictures.webp')
      .where('member_pictures.member_id', '=', member.id)
      .executeTakeFirst();
    return row ? dataUrl(row.webp) : '';
  };

  const setPicture = async (member: RequestMember, bytes: Uint8Array, ip: string) => {
    const encoded = await reencode(bytes, networkOf(ip));
    if (!encoded.ok) return encoded;
    const row = { webp: encoded.value, changed_at: clock.now() };
    await tables
      .insertInto('member_pictures')
      .values({ member_id: member.id, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    return ok({ icon: dataUrl(encoded.value) });
  };

  const removePicture = async (member: RequestMember): Promise<void> => {
    await tables.deleteFrom('member_pictures').where('member_pictures.member_id', '=', member.id).execute();
  };

  const devices = async (member: RequestMember): Promise<CallValue<Calls['sessionList']>> => {
    const now = clock.now();
    const { session: limits } = await brands.settingsOf(member.brandId);
    const rows = await sessions.ofMember(member.id, now);
    const living = rows.filter((row) => isSessionAlive(row, now, limits.idleMinutes));
    return {
      list: living.map(({ id, createdAt, lastSeenAt, ip, userAgent }) => ({
        id,
        current: id === member.sessionId,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        ip,
        userAgent,
      })),
    };
  };

  /** Ends one of his sessions, and the remembered login that it belongs to: that device needs a password again. */
  const endDevice = async (member: RequestMember, sessionId: string) => {
    const ended = await database.transaction().execute(async (transaction) => {
      await createMemberStore(transaction).lock(member.id);
      const isHis = await createSessionStore(transaction).endOwn(member.id, sessionId, clock.now());
      if (isHis) await createDeviceTokens(transaction).endOfSession(member.id, sessionId, clock.now());
      return isHis;
    });
    tools.cache.forget(member.id);
    return ended ? ok({}) : fail('not_found');
  };

  const setLanguage = (member: RequestMember, language: LocaleCode) => members.setLanguage(member.id, language);

  return { info, picture, setPicture, removePicture, devices, endDevice, setLanguage };
}

const dataUrl = (webp: Uint8Array): string => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
