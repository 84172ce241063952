export * from './call.ts';
export type { MemberType } from './calls/account.ts';
export type { Game } from './calls/games.ts';
export type { MovementName } from './calls/money.ts';
export type { StudioRound } from './calls/studio.ts';
export {
  type Banner,
  type FieldRule,
  type RegisterSettings,
  type WhitelabelFlag,
  whitelabelFlags,
} from './calls/system.ts';
export { type CheckPurpose, checkPurpose } from './calls/verification.ts';
export * from './calls.ts';
export * from './errors.ts';
export { type GameType, gameType, type LocaleCode, localeCode } from './fields.ts';
export type { FrameToHost, HostToFrame } from './frame-messages.ts';
export { phoneErrorCodes, phoneErrorKey } from './phone-errors.ts';
export {
  defaultRegistrationType,
  type RegistrationFaults,
  type RegistrationField,
  type RegistrationType,
  type RegistrationValues,
  registrationFaults,
  registrationFields,
  registrationForm,
  yearsOld,
} from './registration.ts';
export { type PreparedRequest, prepareRequest, sealedPayload } from './request.ts';
export { fieldFault } from './rules.ts';
