import { parseAmount, shownAmount } from '@baize/money';
import { localDateOf } from '@baize/periods';
import type { Database } from '../../../../platform/database/database.ts';
import type { HandlersOf, RequestBrand, RequestStaff } from '../../../../platform/http/handlers.ts';
import { RefusedRequest } from '../../../../platform/http/refused-request.ts';
import { type Failure, fail, ok, type Result } from '../../../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../../../audit-log/index.ts';
import type { ReportDependencies } from '../dependencies.ts';
import { feeMinor, mayBegin, stateOf } from './rules.ts';
import { createFeeStore, type PaymentTerms, type VendorTerms } from './store.ts';

interface FeeDependencies extends Pick<ReportDependencies, 'clock'> {
  database: Database;
  auditLog: Pick<AuditLogModule, 'append'>;
  brands: {
    settingsOf(brandId: string): Promise<{
      timeZone: string;
      depositMethods: readonly { code: string; provider: string }[];
      withdrawals: { routes: readonly { provider: string }[] };
    }>;
  };
}

type Routes = HandlersOf<'staffFees' | 'staffPaymentFeeSet' | 'staffVendorFeeSet' | 'staffFeeRemove'>;
type Store = ReturnType<typeof createFeeStore>;
interface Asked {
  staff: RequestStaff;
  ip: string;
}

/** Of a brand, in all its terms. */
const maxTerms = 1_000;
/** Units of money that the examples are of. */
const exampleUnits = '1000';
const percentDecimals = 2;

const shownPercent = (points: bigint): string => shownAmount(points, percentDecimals);

/** Terms as a form has them. */
const shownPayment = (row: PaymentTerms & { from: string }, exponent: number) => ({
  ...{ provider: row.provider, method: row.method, from: row.from },
  depositPercent: shownPercent(row.depositPoints),
  depositFixed: shownAmount(row.depositFixedMinor, exponent),
  payoutPercent: shownPercent(row.payoutPoints),
  payoutFixed: shownAmount(row.payoutFixedMinor, exponent),
});
const shownVendor = ({ vendor, from, ggrPoints }: VendorTerms & { from: string }) => ({
  ...{ vendor, from },
  ggrPercent: shownPercent(ggrPoints),
});

/** What payment providers and vendors charge a brand. Terms that counted on a day before today stay as they were. */
export function createFees({ database, clock, brands, auditLog }: FeeDependencies): { routes: Routes } {
  /** Changes terms in a transaction of their own; only what is done is logged. */
  const change = <Fault extends Parameters<typeof fail>[0]>(
    { staff, ip }: Asked,
    write: (
      store: Store,
      at: Date,
      { today, settings }: { today: string; settings: Settings },
    ) => Promise<
      Failure<Fault> | { act: string; subject: string; reason: string; before: object | undefined; after: object }
    >,
  ) =>
    database.transaction().execute(async (transaction): Promise<Result<Record<string, never>, Fault>> => {
      const store = createFeeStore(transaction);
      await store.lock(staff.brandId);
      const at = clock.now();
      const settings = await brands.settingsOf(staff.brandId);
      const done = await write(store, at, { today: localDateOf(at, settings.timeZone), settings });
      if ('message' in done) return done;
      await auditLog.append(transaction, staffAct({ staff, ip }, at, done));
      return ok({});
    });

  const routes: Routes = {
    staffFees: async ({ staff, brand }) => {
      const store = createFeeStore(database);
      const [settings, payments, vendors, known, offers] = await Promise.all([
        brands.settingsOf(staff.brandId),
        store.payments(staff.brandId),
        store.vendors(staff.brandId),
        store.providers(staff.brandId),
        store.offers(staff.brandId),
      ]);
      const today = localDateOf(clock.now(), settings.timeZone);
      const { exponent } = brand.currency;
      const example = minorOf(exampleUnits, exponent, 'from');
      const money = (minor: bigint) => shownAmount(minor, exponent);
      return ok({
        today,
        exampleAmount: money(example),
        payments: payments.map((row) => ({
          ...{ ...shownPayment(row, exponent), staff: row.staff },
          writtenAt: row.writtenAt.toISOString(),
          state: stateOf(
            row,
            today,
            payments.filter((one) => one.provider === row.provider && one.method === row.method),
          ),
          depositExample: money(
            feeMinor({ basisPoints: row.depositPoints, fixedMinor: row.depositFixedMinor }, example, 1n),
          ),
          payoutExample: money(
            feeMinor({ basisPoints: row.payoutPoints, fixedMinor: row.payoutFixedMinor }, example, 1n),
          ),
        })),
        vendors: vendors.map((row) => ({
          ...{ ...shownVendor(row), name: row.name, staff: row.staff },
          writtenAt: row.writtenAt.toISOString(),
          state: stateOf(
            row,
            today,
            vendors.filter(({ vendor }) => vendor === row.vendor),
          ),
          example: money(feeMinor({ basisPoints: row.ggrPoints, fixedMinor: 0n }, example, 0n)),
        })),
        providers: providersOf(settings, known),
        offers,
      });
    },

    staffPaymentFeeSet: ({ staff, ip, brand, body }) =>
      change<'limit_reached'>({ staff, ip }, async (store, at, { today, settings }) => {
        const { provider, method, from, reason } = body;
        const known = providersOf(settings, await store.providers(staff.brandId));
        const offered = known.find((one) => one.provider === provider);
        if (!offered) throw notOffered('provider');
        if (method !== '' && !offered.methods.includes(method)) throw notOffered('method');
        const terms = { provider, method, ...paymentTermsOf(body, brand) };
        const all = await store.payments(staff.brandId);
        const counting = all.filter((one) => one.provider === provider && (one.method === method || one.method === ''));
        if (!mayBegin(from, today, counting)) throw tooEarly();
        if (all.length >= maxTerms) return fail('limit_reached');
        await store.setPayment(terms, { brandId: staff.brandId, from, staffId: staff.id, at });
        const { reason: _reason, ...after } = body;
        const old = all.find((one) => one.provider === provider && one.method === method && one.from === from);
        const before = old && shownPayment(old, brand.currency.exponent);
        return { act: 'setPaymentFees', subject: `paymentProvider:${provider}`, reason, before, after };
      }),

    staffVendorFeeSet: ({ staff, ip, body }) =>
      change<'not_found' | 'limit_reached'>({ staff, ip }, async (store, at, { today }) => {
        const { vendor, from, reason } = body;
        if (!(await store.offers(staff.brandId)).some((offer) => offer.vendor === vendor)) return fail('not_found');
        const all = await store.vendors(staff.brandId);
        if (
          !mayBegin(
            from,
            today,
            all.filter((one) => one.vendor === vendor),
          )
        )
          throw tooEarly();
        if (all.length >= maxTerms) return fail('limit_reached');
        const terms = { vendor, ggrPoints: minorOf(body.ggrPercent, percentDecimals, 'ggrPercent') };
        await store.setVendor(terms, { brandId: staff.brandId, from, staffId: staff.id, at });
        const { reason: _reason, ...after } = body;
        const old = all.find((one) => one.vendor === vendor && one.from === from);
        return { act: 'setVendorFees', subject: `vendor:${vendor}`, reason, before: old && shownVendor(old), after };
      }),

    staffFeeRemove: ({ staff, ip, brand, body }) =>
      change<'not_found' | 'already_decided'>({ staff, ip }, async (store, _at, { today }) => {
        const { brandId } = staff;
        if (body.from < today) return fail('already_decided');
        const { kind, code, method, from, reason } = body;
        const done = { act: 'removeFees', reason, after: { method, from } };
        if (kind === 'payment') {
          const old = (await store.payments(brandId)).find(
            (one) => one.provider === code && one.method === method && one.from === from,
          );
          if (!old) return fail('not_found');
          await store.removePayment(brandId, old);
          return { ...done, subject: `paymentProvider:${code}`, before: shownPayment(old, brand.currency.exponent) };
        }
        const old = (await store.vendors(brandId)).find((one) => one.vendor === code && one.from === from);
        if (!old) return fail('not_found');
        await store.removeVendor(brandId, old);
        return { ...done, subject: `vendor:${code}`, before: shownVendor(old) };
      }),
  };
  return { routes };
}

type Body = Parameters<Routes['staffPaymentFeeSet']>[0]['body'];
const paymentTermsOf = (body: Body, { currency }: Pick<RequestBrand, 'currency'>) => ({
  depositPoints: minorOf(body.depositPercent, percentDecimals, 'depositPercent'),
  depositFixedMinor: minorOf(body.depositFixed, currency.exponent, 'depositFixed'),
  payoutPoints: minorOf(body.payoutPercent, percentDecimals, 'payoutPercent'),
  payoutFixedMinor: minorOf(body.payoutFixed, currency.exponent, 'payoutFixed'),
});

/** Throws a RefusedRequest that names the field. */
function minorOf(text: string, exponent: number, field: string): bigint {
  const parsed = parseAmount(text, exponent, 'notNegative');
  if (parsed.ok) return parsed.amountMinor;
  throw new RefusedRequest('invalid_input', { fields: { [field]: { key: parsed.fault } } });
}

const tooEarly = () => new RefusedRequest('invalid_input', { fields: { from: { key: 'fee_in_past' } } });

const notOffered = (field: 'provider' | 'method') =>
  new RefusedRequest('invalid_input', { fields: { [field]: { key: 'field_choice' } } });

type Settings = Awaited<ReturnType<FeeDependencies['brands']['settingsOf']>>;

/** Providers with their methods: of the settings, and those that money went through. */
function providersOf({ depositMethods, withdrawals }: Settings, known: readonly string[]) {
  const codes = [
    ...depositMethods.map(({ provider }) => provider),
    ...withdrawals.routes.map(({ provider }) => provider),
    ...known,
  ];
  return [...new Set(codes)].toSorted().map((provider) => ({
    provider,
    methods: depositMethods.filter((method) => method.provider === provider).map(({ code }) => code),
  }));
}
