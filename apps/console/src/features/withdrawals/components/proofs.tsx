import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { proofQuery } from '../api/withdrawal.ts';

/** The member's pictures. */
export function Proofs({ proofIds }: { proofIds: readonly string[] }) {
  const t = useTranslations('consoleWithdrawals');
  if (proofIds.length === 0) return null;
  return (
    <section aria-label={t('proofs')} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{t('proofs')}</h3>
      {proofIds.map((proofId, index) => (
        <Proof key={proofId} proofId={proofId} label={t('proof', { number: index + 1 })} />
      ))}
    </section>
  );
}

function Proof({ proofId, label }: { proofId: string; label: string }) {
  const { data } = useQuery(proofQuery(proofId));
  if (data === undefined) return <SkeletonText lines={3} />;
  return <img src={data} alt={label} className="max-h-96 w-full rounded-md border border-line object-contain" />;
}
