import type { CheckPurpose } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { LookupHash } from '../../platform/crypto/lookup-hash.ts';
import { type Database, withTables } from '../../platform/database/database.ts';
import { ok, type Result } from '../../platform/result.ts';
import { openCaptchaPictures } from './captcha-pictures.ts';
import type { VerificationTables } from './schema.ts';

/** Which form a captcha is for: it is good there alone, and once. */
export interface CaptchaForm {
  brandId: string;
  formId: string;
  purpose: CheckPurpose | typeof anyPurpose;
}

const anyPurpose = 'any';
/** A client that names no form does not say either which one its picture is for. */
export const captchaPurposeIn = (formId: string | undefined, purpose: CheckPurpose): CaptchaForm['purpose'] =>
  formId === undefined ? anyPurpose : purpose;

const lifeMs = 10 * 60_000;

export function createCaptchas(deps: { database: Database; clock: Clock; lookupHash: LookupHash }) {
  const database = withTables<VerificationTables>(deps.database);
  const pictures = openCaptchaPictures();
  const hashOf = (form: CaptchaForm, answer: string) =>
    deps.lookupHash('captcha', form.brandId, form.formId, form.purpose, answer.trim().toUpperCase());

  /** A new picture for the form, as base64 of a PNG; the one before it counts no more. */
  const draw = async (form: CaptchaForm): Promise<Result<string, 'service_unavailable'>> => {
    const taken = await pictures.take();
    if (!taken.ok) return taken;
    const { text, png } = taken.value;
    const now = deps.clock.now();
    const row = { answer_hash: hashOf(form, text), expires_at: new Date(now.getTime() + lifeMs) };
    await database
      .insertInto('captchas')
      .values({ brand_id: form.brandId, form_id: form.formId, purpose: form.purpose, ...row })
      .onConflict((conflict) => conflict.columns(['brand_id', 'form_id', 'purpose']).doUpdateSet(row))
      .execute();
    return ok(png);
  };

  /** Whether the answer is right. It is used up either way: who was wrong needs a new picture. */
  const check = async (form: CaptchaForm, answer: string): Promise<boolean> => {
    const taken = await database
      .deleteFrom('captchas')
      .where('captchas.brand_id', '=', form.brandId)
      .where('captchas.form_id', '=', form.formId)
      .where('captchas.purpose', '=', form.purpose)
      .returning(['captchas.answer_hash', 'captchas.expires_at'])
      .executeTakeFirst();
    return taken !== undefined && taken.expires_at > deps.clock.now() && taken.answer_hash.equals(hashOf(form, answer));
  };

  const purge = async (): Promise<void> => {
    await database.deleteFrom('captchas').where('captchas.expires_at', '<=', deps.clock.now()).execute();
  };

  return { draw, check, purge };
}
