import { ApiFailure } from '@baize/client';
import { Button } from '@baize/ui/button';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { verifierAddress } from '../../../../lib/games/verifier-address.ts';

/** Opens a settled round in the verifier. */
export function VerifyRound({
  roundId,
  gameName,
  isQuiet = false,
}: {
  roundId: string;
  gameName: string;
  /** One of many in a list. */
  isQuiet?: boolean;
}) {
  const t = useTranslations('member.record');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'verifyFailed' | 'verifyNone' | null>(null);
  const verify = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const address = verifierAddress({ ...(await callApi('roundProof', { data: { roundId } })), game: gameName });
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
    <div className={isQuiet ? 'flex flex-col gap-1' : 'mt-5 flex flex-col gap-2'}>
      <Button variant={isQuiet ? 'quiet' : 'secondary'} busy={isBusy} onClick={() => void verify()}>
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
