import { ApiFailure } from '@baize/client';
import { Button } from '@baize/ui/button';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverFiles } from '../../../../config/paths.ts';
import { callApi } from '../../../../lib/api/client.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';

/** The page that recomputes a round, with all that it takes behind the `#`, which no server sees. */
export function verifierAddress(locale: string, proof: { round: object; serverSeed: string | null }): string {
  const { round, serverSeed } = proof;
  const brought = new URLSearchParams({
    round: JSON.stringify(round),
    ...(serverSeed !== null && { seed: serverSeed }),
  });
  return `${serverFiles.verifier}?l=${locale}#${brought}`;
}

/** Opens a settled round in the verifier. */
export function VerifyRound({ roundId }: { roundId: string }) {
  const t = useTranslations('member.record');
  const locale = useLanguage((state) => state.locale);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'verifyFailed' | 'verifyNone' | null>(null);
  const verify = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const address = verifierAddress(locale, await callApi('roundProof', { data: { roundId } }));
      // A browser that lets no window open shows it here.
      if (window.open(address, '_blank') === null) window.location.assign(address);
    } catch (error) {
      const hasNone = error instanceof ApiFailure && error.messageKey === 'round_not_found';
      setFailure(hasNone ? 'verifyNone' : 'verifyFailed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-5 flex flex-col gap-2">
      <Button variant="secondary" busy={isBusy} onClick={() => void verify()}>
        <ShieldCheck size={18} aria-hidden="true" />
        {t('verify')}
      </Button>
      {failure !== null && (
        <p role="alert" className="text-sm text-danger-ink">
          {t(failure)}
        </p>
      )}
    </div>
  );
}
