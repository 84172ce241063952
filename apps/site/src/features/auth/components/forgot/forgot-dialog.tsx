import { Chips } from '@baize/ui/chips';
import { Dialog } from '@baize/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFlag } from '../../../../lib/brand/use-flag.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useRegisterSettings } from '../../api/register-settings.ts';
import { useReadyOrLate } from '../../hooks/use-rules-or-late.ts';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByMobile } from './forgot-by-mobile.tsx';

export interface ForgotDialogProps {
  onClose: () => void;
  onLogin: () => void;
}

type Way = 'email' | 'mobile';

/** The forgot-password popup: by mobile number first where the brand says so and text messages are sent, else by e-mail. */
export function ForgotDialog({ onClose, onLogin }: ForgotDialogProps) {
  const t = useTranslations('auth.forgot');
  const action = useTranslations('common.action');
  const { data: brand, isPending } = useWhitelabel();
  const isMobileFirst = useFlag('CHNGPASSVERIF3', false) && brand?.smsOutbox !== true;
  const isReady = useReadyOrLate(!isPending);
  // Until the brand's rules are here a field only must not be empty; the server checks all the same.
  const fields = useRegisterSettings().data?.fields ?? {};
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen ?? (isMobileFirst ? 'mobile' : 'email');
  const ways = [
    { value: 'mobile' as const, label: t('byMobile') },
    { value: 'email' as const, label: t('byEmail') },
  ];
  return (
    <Dialog open={isReady} onClose={onClose} title={t('title')} closeLabel={action('close')} size="sm">
      <div className="flex flex-col gap-5">
        <Chips
          legend={t('way')}
          look="segmented"
          fills
          options={isMobileFirst ? ways : ways.toReversed()}
          value={way}
          onChange={setChosen}
        />
        {way === 'email' ? (
          <ForgotByEmail fields={fields} onLogin={onLogin} />
        ) : (
          <ForgotByMobile fields={fields} onDone={onLogin} />
        )}
      </div>
    </Dialog>
  );
}
