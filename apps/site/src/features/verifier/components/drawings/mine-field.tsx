import { fields } from '@baize/games/mines';
import { clsx } from 'clsx';
import { Bomb, Gem } from 'lucide-react';
import { useTranslations } from 'use-intl';

export interface MineFieldProps {
  mines: readonly number[];
  opened: readonly number[];
}

/** All fields as they lay; those that were opened are bright. */
export function MineField({ mines, opened }: MineFieldProps) {
  const t = useTranslations('verifier.page.draw');
  const places = mines.map((field) => field + 1).sort((one, other) => one - other);
  return (
    <div role="img" aria-label={t('mines', { mines: places.join(', ') })} className="grid grid-cols-5 gap-1.5">
      {Array.from({ length: fields }, (_, field) => {
        const [isMine, isOpen] = [mines.includes(field), opened.includes(field)];
        const Icon = isMine ? Bomb : Gem;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            key={field}
            className={clsx(
              'grid size-10 place-items-center rounded-md',
              isMine ? 'bg-danger text-on-danger' : isOpen ? 'bg-gold text-on-gold' : 'bg-hero-raised',
              !isOpen && 'opacity-70',
            )}
          >
            {(isMine || isOpen) && <Icon size={18} aria-hidden="true" />}
          </span>
        );
      })}
    </div>
  );
}
