/** The parts of JSON schema that the configuration of a brand is described with. */
export interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly string[];
  const?: string;
  pattern?: string;
  format?: string;
  default?: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type FieldKind =
  | 'switch'
  | 'choice'
  | 'choices'
  | 'lines'
  | 'list'
  | 'record'
  | 'group'
  | 'colour'
  | 'logo'
  | 'moment'
  | 'number'
  | 'text'
  | 'money'
  | 'moneys'
  | 'optional'
  | 'variant'
  | 'json';

const colourPattern = '^#[0-9a-f]{6}$';
/** Stands in the pattern of addresses of pictures, whose slashes the schema escapes. */
const picturesMark = 'pictures';

/** The schema without the possibility of nothing, and whether there is that possibility. */
export function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const parts = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = parts;
  if (only === undefined || parts.length !== 1) return { schema, isNullable: false };
  return { schema: { ...only, default: schema.default }, isNullable: parts.length !== schema.anyOf?.length };
}

/** Amounts are named so, and are texts of minor units. */
const isMinor = (name: string) => name.endsWith('Minor');

/** Which control edits what a schema describes under a name. What no control fits is edited as JSON. */
export function kindOf(name: string, schema: Schema, isNullable: boolean): FieldKind {
  if (isMinor(name) && schema.type === 'string') return 'money';
  if (isMinor(name) && schema.items?.type === 'string') return 'moneys';
  if (schema.oneOf !== undefined && variantsOf(schema).key !== '') return 'variant';
  if (schema.enum !== undefined) return 'choice';
  if (schema.pattern === colourPattern) return 'colour';
  if (schema.pattern?.includes(picturesMark) === true) return 'logo';
  if (schema.format === 'date-time') return 'moment';
  if (schema.type === 'array') return kindOfList(schema.items);
  if (schema.type === 'object') return kindOfObject(schema, isNullable);
  return scalarKinds[schema.type ?? ''] ?? 'json';
}

const scalarKinds: Readonly<Record<string, FieldKind>> = { boolean: 'switch', integer: 'number', string: 'text' };

function kindOfList(items: Schema | undefined): FieldKind {
  if (items?.enum !== undefined) return 'choices';
  if (items?.type === 'string') return 'lines';
  return items?.properties === undefined ? 'json' : 'list';
}

function kindOfObject({ properties, propertyNames }: Schema, isNullable: boolean): FieldKind {
  if (properties !== undefined) return isNullable ? 'optional' : 'group';
  return isNullable || propertyNames?.enum === undefined ? 'json' : 'record';
}

/** The shapes of a union by the value of the part that tells them apart, without that part; an empty key: nothing does. */
export function variantsOf({ oneOf = [] }: Schema): { key: string; variants: Readonly<Record<string, Schema>> } {
  const keys = Object.entries(oneOf[0]?.properties ?? {}).filter(([, part]) => part.const !== undefined);
  const key = keys[0]?.[0] ?? '';
  const variants = oneOf.flatMap((shape) => {
    const { [key]: told, ...properties } = shape.properties ?? {};
    return told?.const === undefined ? [] : [[told.const, { ...shape, properties }] as const];
  });
  return { key, variants: Object.fromEntries(variants) };
}

export const pathOf = (parent: string, key: string | number): string => (parent === '' ? `${key}` : `${parent}.${key}`);

/** Sections of the form with the paths that stand in them; settings that none names stand in the last. */
export const sections = {
  general: ['name', 'code', 'currency', 'currencySymbol', 'defaultLanguage', 'languages', 'timeZone'],
  hosts: ['publicOrigin', 'hosts', 'launchHosts', 'pictureHosts'],
  look: ['logo', 'themeColours', 'cockfightInHeader', 'jackpotDemo', 'jackpotLabel', 'licences', 'paymentMethods'],
  vendors: ['vendors', 'vendorAliases'],
  access: [
    ...['minimumAge', 'hintAge', 'localeAges', 'termsTicked', 'maintenance', 'regionRestriction'],
    ...['blockedCountries', 'blockUnknownCountry'],
  ],
  registration: [
    ...['flags', 'registration', 'countries', 'freePlay', 'loginRequiredForHome', 'noticeAfterLogin'],
    ...['registrationsPerNetworkPerDay', 'smsPerDay', 'botChecks', 'loginCaptchaAfter', 'socialLogins', 'phoneAuth'],
    ...['session', 'passwordExpiryDays', 'contactCoolingOffHours', 'agentsEnterMemberPage', 'identityCheck'],
  ],
  money: [...['depositMethods', 'sandboxCashier', 'withdrawals', 'memberTransfers', 'corrections', 'trialGrantMinor']],
  play: ['play', 'protection'],
  other: [],
} as const satisfies Record<string, readonly string[]>;
export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

interface Entry {
  name: string;
  path: string;
  schema: Schema;
}

/** Fields of a section, wherever they stand in the configuration. */
export function entriesOf(section: SectionName, schema: Schema): Entry[] {
  const top = schema.properties ?? {};
  const settings = top.settings?.properties ?? {};
  const named: readonly string[] = Object.values(sections).flat();
  const names = section === 'other' ? Object.keys(settings).filter((name) => !named.includes(name)) : sections[section];
  return names.flatMap((name) => {
    const inTop = top[name];
    if (inTop !== undefined) return [{ name, path: name, schema: inTop }];
    const inSettings = settings[name];
    return inSettings === undefined ? [] : [{ name, path: `settings.${name}`, schema: inSettings }];
  });
}

/** The section in which a wrong field stands. */
export const sectionOf = (path: string): SectionName => {
  const [first = '', second = ''] = path.split('.');
  const name = first === 'settings' ? second : first;
  return sectionNames.find((section) => (sections[section] as readonly string[]).includes(name)) ?? 'other';
};

export function valueAt(document: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), document);
}

/** The document with another value at a path; undefined takes the key away, so that the default holds. */
export function withValue(document: Fields, path: string, value: unknown): Fields {
  const [first = '', ...rest] = path.split('.');
  const { [first]: before, ...others } = document;
  const next = rest.length === 0 ? value : withValue(isFields(before) ? before : {}, rest.join('.'), value);
  return next === undefined ? others : { ...document, [first]: next };
}
