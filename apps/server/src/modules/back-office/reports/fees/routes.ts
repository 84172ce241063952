import { parseAmount, shownAmount } from '@baize/money';
import { localDateOf } from '@baize/periods';
import type { HandlersOf, RequestBrand, RequestStaff } from '../../../../platform/http/handlers.ts';
import { RefusedRequest } from '../../../../platform/http/refused-request.ts';
import { type Failure, fail, ok, type Result } from '../../../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../../../audit-log/index.ts';
import type { ReportDependencies } from '../dependencies.ts';
import { feeMinor, mayBegin, stateOf } from './rules.ts';
import { createFeeStore } from './store.ts';

interface FeeDependencies extends ReportDependencies {
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

/** What payment providers and vendors charge a brand. Terms that counted on a day before today stay as they were. */
export function createFees({ database, clock, brands, auditLog }: FeeDependencies): { routes: Routes } {
  /** Changes terms in a transaction of their own; only what is done is logged. */
  const change = <Fault extends Parameters<typeof fail>[0]>(
    { staff, ip }: Asked,
    write: (
      store: Store,
      at: Date,
      today: string,
    ) => Promise<Failure<Fault> | { act: string; subject: string; reason: string; state: object }>,
  ) =>
    database.transaction().execute(async (transaction): Promise<Result<Record<string, never>, Fault>> => {
      const store = createFeeStore(transaction);
      await store.lock(staff.brandId);
      const at = clock.now();
      const { timeZone } = await brands.settingsOf(staff.brandId);
      const done = await write(store, at, localDateOf(at, timeZone));
      if ('message' in done) return done;
      const { state, ...act } = done;
      await auditLog.append(transaction, staffAct({ staff, ip }, at, { ...act, after: state }));
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
        payments: payments.map(({ depositPoints, payoutPoints, depositFixedMinor, payoutFixedMinor, ...row }) => ({
          ...{ provider: row.provider, method: row.method, from: row.from, staff: row.staff },
          writtenAt: row.writtenAt.toISOString(),
          state: stateOf(
            row,
            today,
            payments.filter((one) => one.provider === row.provider && one.method === row.method),
          ),
          ...{ depositPercent: shownPercent(depositPoints), depositFixed: money(depositFixedMinor) },
          ...{ payoutPercent: shownPercent(payoutPoints), payoutFixed: money(payoutFixedMinor) },
          depositExample: money(feeMinor({ basisPoints: depositPoints, fixedMinor: depositFixedMinor }, example, 1n)),
          payoutExample: money(feeMinor({ basisPoints: payoutPoints, fixedMinor: payoutFixedMinor }, example, 1n)),
        })),
        vendors: vendors.map(({ ggrPoints, ...row }) => ({
          ...{ vendor: row.vendor, name: row.name, from: row.from, staff: row.staff },
          writtenAt: row.writtenAt.toISOString(),
          state: stateOf(
            row,
            today,
            vendors.filter(({ vendor }) => vendor === row.vendor),
          ),
          ggrPercent: shownPercent(ggrPoints),
          example: money(feeMinor({ basisPoints: ggrPoints, fixedMinor: 0n }, example, 0n)),
        })),
        providers: providersOf(settings, known),
        offers,
      });
    },

    staffPaymentFeeSet: ({ staff, ip, brand, body }) =>
      change<'limit_reached'>({ staff, ip }, async (store, at, today) => {
        const { provider, method, from, reason } = body;
        const terms = { provider, method, ...paymentTermsOf(body, brand) };
        const all = await store.payments(staff.brandId);
        const counting = all.filter((one) => one.provider === provider && (one.method === method || one.method === ''));
        if (!mayBegin(from, today, counting)) throw tooEarly();
        if (all.length >= maxTerms) return fail('limit_reached');
        await store.setPayment(terms, { brandId: staff.brandId, from, staffId: staff.id, at });
        const { reason: _reason, ...state } = body;
        return { act: 'setPaymentFees', subject: `paymentProvider:${provider}`, reason, state };
      }),

    staffVendorFeeSet: ({ staff, ip, body }) =>
      change<'not_found' | 'limit_reached'>({ staff, ip }, async (store, at, today) => {
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
        const { reason: _reason, ...state } = body;
        return { act: 'setVendorFees', subject: `vendor:${vendor}`, reason, state };
      }),

    staffFeeRemove: ({ staff, ip, body }) =>
      change<'not_found' | 'already_decided'>({ staff, ip }, async (store, _at, today) => {
        const { brandId } = staff;
        if (body.from < today) return fail('already_decided');
        const { kind, code, method, from, reason } = body;
        const { numAffectedRows } = await (kind === 'payment'
          ? store.removePayment(brandId, { provider: code, method, from })
          : store.removeVendor(brandId, { vendor: code, from }));
        if (numAffectedRows === 0n) return fail('not_found');
        const subject = kind === 'payment' ? `paymentProvider:${code}` : `vendor:${code}`;
        return { act: 'removeFees', subject, reason, state: { method, from } };
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
