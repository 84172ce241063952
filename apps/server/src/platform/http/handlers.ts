import type {
  Call,
  CallError,
  CallInput,
  CallName,
  Calls,
  CallValue,
  LocaleCode,
  MemberType,
  StaffPermission,
} from '@baize/contract';
import type { Result } from '../result.ts';

/** The brand that answers for the request's host. */
export interface RequestBrand {
  id: string;
  code: string;
  currency: { code: string; exponent: number; symbol: string };
  /** What an answer is written in where the request names no language. */
  defaultLanguage?: LocaleCode;
}

/** The brand of a host, with the origins that are its own: the public one first. */
export interface SiteBrand extends RequestBrand {
  origins: readonly string[];
}

/** The signed-in account of the request. */
export interface RequestMember {
  id: string;
  brandId: string;
  sessionId: string;
  type: MemberType;
  /** True: the session may make no call but those `beforePasswordChange`. */
  mustChangePassword?: boolean;
}

/** The session of a game's request: `session` is its opaque token, as the vendor wallet knows it. */
export interface RequestGameSession {
  session: string;
}

/** The operator's staff member of the request. */
export interface RequestStaff {
  id: string;
  /** The brand of the host, which he may look after. */
  brandId: string;
  sessionId: string;
  username: string;
  /** Of all his roles together. */
  permissions: readonly StaffPermission[];
  /** Of his roles of all brands alone: what he may do for the whole installation. */
  permissionsEverywhere: readonly StaffPermission[];
  /** True: he looks after every brand. */
  forAllBrands: boolean;
  /** `none`: the account has none; `missing`: it has one that this session did not give yet. */
  secondFactor: 'none' | 'missing' | 'given';
}

/** Whoever it is: a signed-in account, or somebody who may hold the token of a visitor's chat. */
export interface RequestVisitor {
  member: RequestMember | null;
  chatToken: string | null;
}

export interface RequestContext {
  brand: RequestBrand;
  /** The peer's address; forwarding headers count only from listed proxies. */
  ip: string;
  /** `https://host[:port]`: the own origin of the brand that the page stands at, else the brand's public one. Never what a client made up. */
  origin: string;
  userAgent: string;
  /** ISO code of the visitor's country, where the installation can tell. */
  country?: string | null;
  /** The device token of a remembered login: the one cookie that is read, by one call. */
  deviceToken?: string | null;
}

type Identity<C extends Call> = C['access'] extends 'signedIn' | 'realAccount' | 'agent'
  ? { member: RequestMember }
  : C['access'] extends 'gameSession'
    ? { game: RequestGameSession }
    : C['access'] extends 'visitor'
      ? { visitor: RequestVisitor }
      : C['access'] extends 'staff'
        ? { staff: RequestStaff }
        : unknown;

export type Handler<C extends Call> = (
  request: CallInput<C> & RequestContext & Identity<C>,
) => Promise<Result<CallValue<C>, CallError<C>>>;

type BrandlessHandler<C extends Call> = (
  request: CallInput<C> & Omit<RequestContext, 'brand' | 'origin'>,
) => Promise<Result<CallValue<C>, CallError<C>>>;

/** All handlers: a call without one does not build. A module offers a `Pick` of them as its routes. */
export type Handlers = {
  [N in CallName]: Calls[N] extends { brandless: true } ? BrandlessHandler<Calls[N]> : Handler<Calls[N]>;
};
export type HandlersOf<N extends CallName> = Pick<Handlers, N>;
