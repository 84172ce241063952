import { localeCode } from '@baize/contract';
import { currencyExponents } from '@baize/money';
import * as z from 'zod/mini';
import { inputFaults } from '../../../platform/http/input/input-faults.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { brandSettings } from '../settings/settings.ts';

export const codeForm = /^[a-z0-9_]{2,40}$/;
export const hostForm = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/;
const originForm = /^https?:\/\/[^/?#\s]+$/;
const many = 50;

const host = z.string().check(z.maxLength(253), z.regex(hostForm));
const origin = z.string().check(z.maxLength(300), z.regex(originForm));
const vendorCode = z.string().check(z.regex(/^[A-Z0-9_-]{1,40}$/));
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;
const unique = <T extends z.ZodMiniType>(item: T) =>
  z.array(item).check(z.maxLength(many), z.refine(isUnique, { error: 'field_twice' }));

/** What one vendor, or every vendor whose code begins so, is called in a language. */
const alias = z.strictObject({
  locale: localeCode,
  vendorPattern: z.string().check(z.regex(/^[A-Z0-9_-]{0,40}\*?$/), z.minLength(1)),
  alias: z.string().check(z.minLength(1), z.maxLength(60)),
});
const aliases = z.array(alias).check(
  z.maxLength(500),
  z.refine((list) => isUnique(list.map(({ locale, vendorPattern }) => `${locale} ${vendorPattern}`)), {
    error: 'field_twice',
  }),
);
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const currencies = Object.keys(currencyExponents) as [string, ...string[]];

/** A brand's whole configuration: what its file holds, its form edits and its versions keep. Form, check and file come from this alone. */
export const brandDocument = z
  .strictObject({
    code: z.string().check(z.regex(codeForm)),
    name,
    currency: z._default(z.enum(currencies), 'PLY'),
    defaultLanguage: z._default(localeCode, 'TY'),
    hosts: z._default(unique(host), []),
    /** Codes of the vendors on sale; null: as the lobby's page says, and in a new brand all built-in ones. */
    vendors: z._default(z.nullable(z.array(vendorCode).check(z.maxLength(200))), null),
    vendorAliases: z._default(aliases, []),
    /** Where games and pictures come from beside the site itself. */
    launchHosts: z._default(unique(origin), []),
    pictureHosts: z._default(unique(origin), []),
    settings: z.prefault(brandSettings, {}),
  })
  .check(
    z.refine(({ defaultLanguage, settings }) => settings.languages.includes(defaultLanguage), {
      path: ['defaultLanguage'],
      error: 'field_choice',
    }),
    z.refine(
      ({ hosts, settings: { publicOrigin } }) =>
        publicOrigin === null || hosts.length === 0 || hosts.includes(new URL(publicOrigin).hostname),
      { path: ['settings', 'publicOrigin'], error: 'origin_not_among_hosts' },
    ),
  );

export type BrandDocument = z.output<typeof brandDocument>;

/** Checks a configuration. Returns it with the defaults, beside the settings as they are stored; or its wrong fields. */
export function checkDocument(
  given: unknown,
  prefix = '',
): Result<{ document: BrandDocument; stored: Record<string, unknown> }, 'invalid_input'> {
  const parsed = brandDocument.safeParse(given, { reportInput: true });
  if (parsed.success) {
    const { settings = {} } = given as { settings?: Record<string, unknown> };
    return ok({ document: parsed.data, stored: settings });
  }
  const { issues } = parsed.error;
  const contrasts = issues.flatMap((issue) =>
    issue.code === 'custom' && typeof issue.params?.contrast === 'number'
      ? [[issue.path.map(String).join('.'), { key: 'colour_contrast', min: issue.params.contrast }] as const]
      : [],
  );
  const faults = { ...inputFaults(issues, 'document'), ...Object.fromEntries(contrasts) };
  const named = Object.entries(faults).map(([field, fault]) => [`${prefix}${field}`, fault]);
  return fail('invalid_input', { fields: Object.fromEntries(named) });
}

/** The form's description of a configuration: JSON schema of what may be written. */
export const documentSchema = (): Record<string, unknown> =>
  z.toJSONSchema(brandDocument, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Record<string, unknown>;
