import type { LookupHash } from '../../platform/crypto/lookup-hash.ts';
import { networkOf } from '../../platform/http/connections/network-of.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import type { CodePurpose } from './schema.ts';

/** Who fills a form in: at which brand, from which address, with which browser. */
export type FormVisitor = Pick<RequestContext, 'brand' | 'ip' | 'userAgent'>;
export type FormOf = (visitor: FormVisitor, formId: string | undefined) => string;

/**
 * The form that a captcha or a code is good for: the one that was named, else one that all unnamed forms of a visitor share. Nobody else can use it up or
 * guess at it, unless he comes from the same address with the same browser.
 */
export function createFormOf(lookupHash: LookupHash): FormOf {
  return ({ brand, ip, userAgent }, formId) =>
    formId ?? uuidOf(lookupHash('visitor form', brand.id, networkOf(ip), userAgent));
}

/** A client that names no form does not say what its code is for either: it logs in with it, or sets a password. */
export const codePurposeIn = (formId: string | undefined, purpose: CodePurpose): CodePurpose =>
  formId === undefined && purpose === 'password' ? 'login' : purpose;

/** 128 bits of a hash, laid out as an id (version 8: of one's own making). */
function uuidOf(hash: Buffer): string {
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
