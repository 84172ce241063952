import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import { createAccount } from './account.ts';
import { createMemberChecks, type MemberCheckRoutes } from './check/member-checks.ts';
import { createStaffChecks, type StaffCheckRoutes } from './check/staff-checks.ts';
import { createContactChange } from './contacts/contact-change.ts';
import { createContactRevert } from './contacts/contact-revert.ts';
import { createSms } from './contacts/sms.ts';
import type { IdentityTools } from './dependencies.ts';
import { createMemberDetails, type MemberDetailRoutes } from './details/member-details.ts';
import { createStaffDetails, type StaffDetailRoutes } from './details/staff-details.ts';
import { createLogin } from './login/login.ts';
import { createPasswordService } from './passwords/password-service.ts';
import { createPaymentPassword } from './payment-password/service.ts';
import { createRegistration } from './registration/registration.ts';
import { createSecondFactorRoutes, type SecondFactorRoutes } from './second-factor/member-routes.ts';
import { createSecondFactorReset } from './second-factor/staff-reset.ts';
import { createSessionStore } from './sessions/session-store.ts';
import { createSocial } from './social/social.ts';
import { createSocialLinks } from './social/social-links.ts';
import { createTrial } from './trial.ts';

export type IdentityRoutes = HandlersOf<
  | 'smsRegister'
  | 'smsNoLogin'
  | 'register'
  | 'registerMobile'
  | 'affiliateCheck'
  | 'login'
  | 'loginSecondFactor'
  | 'staffMemberSecondFactorReset'
  | 'loginFreePlay'
  | 'loginDevice'
  | 'forgetDevice'
  | 'socialStart'
  | 'socialFinish'
  | 'logout'
  | 'sessionList'
  | 'sessionEnd'
  | 'memberInfo'
  | 'memberIcon'
  | 'playerAvatar'
  | 'uploadIcon'
  | 'removeIcon'
  | 'updateLanguage'
  | 'contactCode'
  | 'changeContact'
  | 'revertContact'
  | 'socialLinks'
  | 'socialLinkStart'
  | 'socialLinkFinish'
  | 'changePassword'
  | 'forgotPasswordByEmail'
  | 'resetPasswordByLink'
  | 'resetPasswordByPhone'
  | 'paymentPasswordStatus'
  | 'setPaymentPassword'
  | 'paymentPasswordCode'
  | 'resetPaymentPassword'
> &
  MemberDetailRoutes &
  MemberCheckRoutes &
  StaffDetailRoutes &
  StaffCheckRoutes &
  SecondFactorRoutes;

/** `signedIn`: for who has a session, so that he does not wait behind strangers who try passwords. */
export function identityRoutes(tools: IdentityTools, signedIn: IdentityTools): IdentityRoutes {
  const sms = createSms(tools);
  const registration = createRegistration(tools);
  const login = createLogin(tools);
  const social = createSocial(tools);
  const openTrial = createTrial(tools);
  const account = createAccount(tools);
  const forgotten = createPasswordService(tools);
  const passwords = createPasswordService(signedIn);
  const contact = createContactChange(signedIn);
  const revertContact = createContactRevert(tools);
  const links = createSocialLinks(signedIn);
  const paymentPassword = createPaymentPassword(signedIn);
  return {
    ...createMemberDetails(tools),
    ...createMemberChecks(tools),
    ...createStaffDetails(tools),
    ...createStaffChecks(tools),
    ...createSecondFactorRoutes(signedIn),
    staffMemberSecondFactorReset: createSecondFactorReset(tools),
    smsRegister: ({ body, ...caller }) => sms.forRegistration(caller, body),
    smsNoLogin: ({ body, ...caller }) => sms.forMember(caller, body),
    register: ({ body, ...caller }) => registration.register(caller, 'register', body),
    registerMobile: ({ body, ...caller }) => registration.register(caller, 'registerMobile', body),
    affiliateCheck: ({ brand, query }) => registration.affiliateCheck(brand.id, query),
    login: ({ body, ...caller }) => login.login(caller, body),
    loginSecondFactor: ({ body, ...caller }) => login.secondStep(caller, body),
    loginFreePlay: (caller) => openTrial(caller),
    loginDevice: ({ body, deviceToken, ...caller }) => login.byDevice(caller, body.loginPage, deviceToken ?? null),
    forgetDevice: async ({ deviceToken, ...caller }) => {
      await login.forgetDevice(caller, deviceToken ?? null);
      return { ...ok({}), deviceCookie: null };
    },
    socialStart: ({ body, ...caller }) => social.start(caller, body),
    socialFinish: ({ body, ...caller }) => social.finish(caller, body),
    logout: async ({ member }) => {
      await createSessionStore(tools.database).end(member.sessionId, tools.clock.now());
      tools.cache.forget(member.id);
      return ok({});
    },
    sessionList: async ({ member }) => ok(await account.devices(member)),
    sessionEnd: ({ member, params }) => account.endDevice(member, params.sessionId),
    memberInfo: ({ member }) => account.info(member),
    memberIcon: async ({ member }) => ok({ icon: await account.picture(member) }),
    playerAvatar: async ({ member }) => ok({ avatar: await account.picture(member) }),
    uploadIcon: ({ member, upload, ip }) => account.setPicture(member, upload, ip),
    removeIcon: async ({ member }) => {
      await account.removePicture(member);
      return ok({});
    },
    updateLanguage: async ({ member, body }) => {
      await account.setLanguage(member, body.language);
      return ok({});
    },
    contactCode: ({ member, body, ...caller }) => contact.sendCode(caller, member, body),
    changeContact: ({ member, body, ...caller }) => contact.change(caller, member, body),
    revertContact: ({ body, ...caller }) => revertContact(caller, body),
    socialLinks: async ({ member }) => ok(await links.list(member)),
    socialLinkStart: ({ member, body, ...caller }) => links.start(caller, member, body),
    socialLinkFinish: ({ member, body, ...caller }) => links.finish(caller, member, body),
    changePassword: ({ member, body, ...caller }) => passwords.change(caller, member, body),
    forgotPasswordByEmail: ({ body, ...caller }) => forgotten.forgotByEmail(caller, body),
    resetPasswordByLink: ({ body, ...caller }) => forgotten.resetByLink(caller, body),
    resetPasswordByPhone: ({ body, ...caller }) => forgotten.resetByPhone(caller, body),
    paymentPasswordStatus: ({ member }) => paymentPassword.status(member),
    setPaymentPassword: ({ member, body, ...caller }) => paymentPassword.set(caller, member, body),
    paymentPasswordCode: ({ member, body, ...caller }) => paymentPassword.sendCode(caller, member, body),
    resetPaymentPassword: ({ member, body }) => paymentPassword.reset(member, body),
  };
}
