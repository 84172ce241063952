import { clsx } from 'clsx';
import { UserRound } from 'lucide-react';
import { useMemberIcon } from './member-icon.ts';

/**
 * The account's picture, or the first letter of its name; a number has none, and its account gets a figure. Decoration beside the
 * name itself.
 */
export function Avatar({ account, className }: { account: string; className?: string }) {
  const { data: picture = '' } = useMemberIcon();
  if (picture !== '') {
    return (
      <img src={picture} alt="" className={clsx('shrink-0 rounded-full object-cover ring-1 ring-line', className)} />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-hero font-bold text-hero-gold uppercase',
        className,
      )}
    >
      {/^\p{L}/u.test(account) ? account.slice(0, 1) : <UserRound className="size-1/2" />}
    </span>
  );
}
