import type { LocaleCode } from '@baize/contract';
import { shownAmount } from '@baize/money';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { DepositDependencies } from './dependencies.ts';
import { methodsFor, nameOf } from './methods.ts';
import type { Deposits } from './service.ts';
import { listedOrder, shownOrder } from './view.ts';

export type DepositRoutes = HandlersOf<
  'depositMethods' | 'createDeposit' | 'depositOrder' | 'depositProof' | 'depositHistory'
>;

/** The member's calls about deposits. */
export function depositRoutes(deposits: Deposits, deps: DepositDependencies): DepositRoutes {
  const { brands, clock, providers } = deps;
  const methodsOf = async (brandId: string) => (await brands.settingsOf(brandId)).depositMethods;

  const shown = async (brandId: string, memberId: string, orderId: string, language: LocaleCode) => {
    const order = await deposits.store.ofMember(memberId, orderId);
    if (!order) return fail('not_found');
    const [steps, proofs, methods] = await Promise.all([
      deposits.store.stepsOf(order),
      deposits.proofs.list(order),
      methodsOf(brandId),
    ]);
    return ok(shownOrder(order, steps, proofs.length, { methods, language }, clock.now()));
  };

  return {
    depositMethods: async ({ brand, member, data }) => {
      const [methods, rank, leftMinor] = await Promise.all([
        methodsOf(brand.id),
        deps.rankOf(member.id),
        deposits.leftToday(member.id),
      ]);
      const { exponent, code, symbol } = brand.currency;
      const amount = (minor: bigint) => shownAmount(minor, exponent);
      const list = methodsFor(methods, { rank, device: data.device, providers }).map((method) => ({
        methodCode: method.code,
        kind: method.kind,
        name: nameOf(method, data.language),
        min: amount(method.minMinor),
        max: amount(method.maxMinor),
        feeFixed: amount(method.feeMinor),
        feeBasisPoints: method.feeBasisPoints,
        expectedMinutes: method.expectedMinutes,
        chips: method.chipsMinor.map(amount),
      }));
      return ok({
        currency: code,
        currencySymbol: symbol,
        leftToday: leftMinor === null ? null : amount(leftMinor),
        list,
      });
    },

    createDeposit: async ({ brand, member, origin, body }) => {
      const { language, promotionId, ...wish } = body;
      const isOpen =
        promotionId === undefined ||
        ((await deps.promotions?.mayTake(member.id, brand, promotionId, body.requestId)) ?? false);
      if (!isOpen) return fail('not_eligible');
      const ordered = await deposits.order({ ...wish, brand, origin, memberId: member.id });
      if (!ordered.ok) return ordered;
      if (promotionId !== undefined) await deps.promotions?.take(member.id, brand, promotionId, ordered.value.orderId);
      const answer = await shown(brand.id, member.id, ordered.value.orderId, language);
      return answer.ok ? answer : fail('service_unavailable');
    },

    depositOrder: ({ brand, member, params, data }) => shown(brand.id, member.id, params.orderId, data.language),

    depositProof: async ({ member, ip, params, upload }) => {
      const order = await deposits.store.ofMember(member.id, params.orderId);
      if (order?.kind !== 'transfer') return fail('not_found');
      const added = await deposits.proofs.add(order, upload, ip);
      return added.ok ? ok({ proofs: added.value }) : added;
    },

    depositHistory: async ({ brand, member, data }) => {
      const [{ rows, total }, methods] = await Promise.all([
        deposits.store.historyOf(member.id, data.pageNo, data.pageSize),
        methodsOf(brand.id),
      ]);
      return ok({ list: rows.map((order) => listedOrder(order, { methods, language: data.language })), total });
    },
  };
}
