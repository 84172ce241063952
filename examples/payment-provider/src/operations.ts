import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';
import { type FaultName, isFaultName } from './faults.ts';
import type { Journal } from './journal.ts';
import { missingPage, payPage } from './pages.ts';
import type { Deed, Order, Payments } from './payments.ts';
import type { PayoutOrder, Payouts } from './payouts.ts';
import { isSigned } from './signature.ts';
import { totalsOf } from './totals.ts';

export type Reply = { status: number; json: unknown } | { status: number; html: string } | { location: string };

interface Asked {
  method: string;
  pathname: string;
  body: string;
}

const notFound: Reply = { status: 404, json: { error: 'not_found' } };
const wrong: Reply = { status: 400, json: { error: 'invalid' } };
const broken: Reply = { status: 500, json: { error: 'internal' } };
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 500;
const isMinor = (value: unknown): value is string => typeof value === 'string' && /^\d{1,18}$/.test(value);
const isExponent = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 8;

function orderOf(sent: Record<string, unknown>): Order | null {
  const { id, amountMinor, feeMinor, currency, exponent, method, returnUrl, expiresAt } = sent;
  if (!isText(id) || !isMinor(amountMinor) || !isMinor(feeMinor) || !isText(currency) || !isExponent(exponent))
    return null;
  if ((method !== 'redirect' && method !== 'qr') || !isText(returnUrl) || !URL.canParse(returnUrl)) return null;
  if (!isText(expiresAt) || BigInt(amountMinor) === 0n) return null;
  return { id, amountMinor, feeMinor, currency, exponent, method, returnUrl, expiresAt };
}

function payoutOf({ id, amountMinor, currency, account }: Record<string, unknown>): PayoutOrder | null {
  if (!isText(id) || !isMinor(amountMinor) || BigInt(amountMinor) === 0n || !isText(currency)) return null;
  const { kind, institution, number, holder } = (account ?? {}) as Record<string, unknown>;
  if (!isText(kind) || !isText(institution) || !isText(number) || !isText(holder)) return null;
  return { id, amountMinor, currency, account: { kind, institution, number, holder } };
}

const jsonOf = (body: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** What each address does. `namedFaults`: by order or payout id; under the empty name for all others. */
export function createOperations(deps: {
  config: Pick<Config, 'secret'>;
  origin: () => string;
  journal: Journal;
  payments: Payments;
  payouts: Payouts;
  namedFaults: Map<string, FaultName | null>;
}) {
  const { config, journal, payments, payouts, namedFaults } = deps;

  const calls: Record<string, (sent: Record<string, unknown>, id: string) => Reply> = {
    'POST deposits': (sent) => {
      const order = orderOf(sent);
      if (!order) return wrong;
      const payment = payments.start(order);
      const payUrl = `${deps.origin()}/pay/${payment?.reference}`;
      return payment ? { status: 200, json: { reference: payment.reference, payUrl } } : broken;
    },
    'GET deposits': (_sent, id) => {
      const told = payments.report(id);
      return told ? { status: 200, json: told } : notFound;
    },
    'POST payouts': (sent) => {
      const order = payoutOf(sent);
      if (!order) return wrong;
      const told = payouts.start(order);
      return told ? { status: 200, json: told } : broken;
    },
    'GET payouts': (_sent, id) => {
      const told = payouts.report(id);
      return told ? { status: 200, json: told } : notFound;
    },
    'GET totals': () => ({ status: 200, json: totalsOf(journal) }),
    'POST faults': ({ id = '', fault = null }) => {
      if (typeof id !== 'string' || (fault !== null && !(isText(fault) && isFaultName(fault)))) return wrong;
      namedFaults.set(id, fault);
      return { status: 200, json: {} };
    },
  };

  const call = ({ method, pathname, body, headers }: Asked & { headers: IncomingHttpHeaders }): Reply => {
    if (!isSigned(config.secret, headers, `${method} ${pathname}`, body))
      return { status: 401, json: { error: 'unsigned' } };
    const [, , what = '', id = ''] = pathname.split('/');
    return calls[`${method} ${what}`]?.(jsonOf(body), decodeURIComponent(id)) ?? notFound;
  };

  const page = ({ method, pathname, body }: Asked): Reply => {
    const [, what, reference = ''] = pathname.split('/');
    const payment = what === 'pay' ? journal.paymentByReference(reference) : undefined;
    if (!payment) return { status: 404, html: missingPage() };
    if (method !== 'POST') return { status: 200, html: payPage(payment) };
    const form = new URLSearchParams(body);
    const deed = form.get('deed');
    if (deed === 'reverse') {
      payments.reverse(payment);
      return { location: pathname };
    }
    if (deed !== 'pay' && deed !== 'part' && deed !== 'fail') return { status: 400, html: payPage(payment) };
    const fault = form.get('fault');
    const named = fault === null ? payment.fault : isFaultName(fault) ? fault : null;
    payments.act({ ...payment, fault: named }, deed satisfies Deed);
    return { location: payment.method === 'redirect' ? payment.returnUrl : pathname };
  };

  return { call, page };
}
export type Operations = ReturnType<typeof createOperations>;
