import { faults } from './faults.ts';
import type { Payment } from './records.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Decimal text of minor units. */
export function shown(minor: string, exponent: number): string {
  const digits = minor.padStart(exponent + 1, '0');
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

const page = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/pay.css">
</head>
<body><main>${main}</main></body>
</html>`;

const ends: Record<Exclude<Payment['state'], 'waiting'>, string> = {
  paid: 'This payment is paid.',
  failed: 'This payment was declined.',
  reversed: 'This payment was paid and taken back.',
};

const faultChoice = (chosen: string | null): string => {
  const names = Object.keys(faults).map(
    (name) => `<option value="${name}"${name === chosen ? ' selected' : ''}>${name}</option>`,
  );
  return `<label for="fault">What goes wrong</label><select id="fault" name="fault"><option value="">nothing</option>${names.join('')}</select>`;
};

/** The page on which a payer pays: after a redirect, or what a bank's app shows after the QR code was scanned. */
export function payPage(payment: Payment): string {
  const { reference, amountMinor, feeMinor, currency, exponent, method, state, returnUrl } = payment;
  const totalMinor = String(BigInt(amountMinor) + BigInt(feeMinor));
  const facts = `<h1>${method === 'qr' ? 'Your bank' : 'Sandbox payments'}</h1>
<p class="note">Nothing here is real money.</p>
<dl><dt>Payment</dt><dd>${escaped(reference)}</dd><dt>Amount</dt><dd>${shown(amountMinor, exponent)} ${escaped(currency)}</dd>
<dt>Fee</dt><dd>${shown(feeMinor, exponent)} ${escaped(currency)}</dd><dt>In all</dt><dd><b>${shown(totalMinor, exponent)} ${escaped(currency)}</b></dd></dl>`;
  const back = `<p><a href="${escaped(returnUrl)}">Back to the shop</a></p>`;
  if (state !== 'waiting') {
    const undo = '<button name="deed" value="reverse" class="plain">Take the money back</button>';
    const form = state === 'paid' ? `<form method="post">${undo}</form>` : '';
    return page('Payment', `${facts}<p role="status">${ends[state]}</p>${form}${back}`);
  }
  const buttons = [
    ['pay', 'Pay'],
    ['part', 'Pay half'],
    ['fail', 'Decline'],
  ].map(
    ([deed, label]) => `<button name="deed" value="${deed}"${deed === 'pay' ? '' : ' class="plain"'}>${label}</button>`,
  );
  return page(
    'Payment',
    `${facts}<form method="post">${faultChoice(payment.fault)}<div class="buttons">${buttons.join('')}</div></form>${back}`,
  );
}

export const missingPage = (): string =>
  page('Payment', '<h1>Sandbox payments</h1><p role="status">There is no such payment.</p>');
