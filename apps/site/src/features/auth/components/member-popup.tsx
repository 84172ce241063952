import { type ReactNode, useEffect } from 'react';
import type { Popup } from '../../../config/paths.ts';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { isTrial, useSession } from '../../../lib/session/session.ts';
import { useSignOut } from '../hooks/use-sign-out.ts';
import { lazyPopup } from './lazy-popup.ts';

const ChangeContactDialog = lazyPopup(
  'change-contact-dialog',
  () => import('./contact/change-contact-dialog.tsx'),
  'ChangeContactDialog',
);
const LinkConfirmDialog = lazyPopup(
  'link-confirm-dialog',
  () => import('./social/link-confirm-dialog.tsx'),
  'LinkConfirmDialog',
);
const SocialLinkDialog = lazyPopup(
  'social-link-dialog',
  () => import('./social/social-link-dialog.tsx'),
  'SocialLinkDialog',
);
const ChangePasswordDialog = lazyPopup(
  'change-password-dialog',
  () => import('./password/change-password-dialog.tsx'),
  'ChangePasswordDialog',
);
const PaymentPasswordDialog = lazyPopup(
  'payment-password-dialog',
  () => import('./payment-password/payment-password-dialog.tsx'),
  'PaymentPasswordDialog',
);
const TrialNotice = lazyPopup('trial-notice', () => import('../../../lib/session/trial-notice.tsx'), 'TrialNotice');

/** A password that has to be changed opens its popup whatever the address says, and nothing else beside it. */
export function MemberPopup({ close }: { close: () => void }): ReactNode {
  const { popup, member: overlay, provider = '' } = useSiteSearch();
  const signOut = useSignOut();
  const isTrialAccount = useSession(isTrial);
  const isSignedIn = useSession(({ member }) => member !== null);
  const isForced = useSession(({ member }) => member?.passwordChangeRequired === true);
  const changeSearch = useChangeSearch();
  useEffect(() => {
    if (isForced && overlay !== undefined) changeSearch({ member: undefined }, { replace: true });
  }, [isForced, overlay, changeSearch]);
  /** Back to the security page, where these popups are opened. */
  const back = () =>
    changeSearch({ popup: undefined, provider: undefined, member: 'securityCenter' }, { replace: true });
  if (!isSignedIn) return null;
  const isAsked = popup === 'changePassword';
  if (isTrialAccount) {
    return isAsked || popup === 'upgrade' ? <TrialNotice open onClose={close} onSignOut={signOut} /> : null;
  }
  if (isForced || isAsked) return <ChangePasswordDialog isForced={isForced} onClose={close} />;
  switch (popup as Popup | undefined) {
    case 'changeMobile':
      return <ChangeContactDialog kind="mobile" onClose={back} />;
    case 'changeEmail':
      return <ChangeContactDialog kind="email" onClose={back} />;
    case 'paymentPassword':
      return <PaymentPasswordDialog onClose={back} />;
    case 'linkSocial':
      return <LinkConfirmDialog provider={provider} onClose={back} />;
    case 'social':
      return <SocialLinkDialog onClose={back} />;
    default:
      return null;
  }
}
