import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PermitButton } from '../../../lib/permit-button.tsx';

/** Leads to a hand with all its cards, for whoever may see them. */
export function HandButton({ handId }: { handId: string }) {
  const t = useTranslations('consoleRooms');
  const navigate = useNavigate();
  return (
    <PermitButton
      permission="rooms.hands"
      forAllBrands
      variant="quiet"
      onClick={() => void navigate({ to: `/room-hands/${handId}` })}
    >
      {t('show')}
    </PermitButton>
  );
}
