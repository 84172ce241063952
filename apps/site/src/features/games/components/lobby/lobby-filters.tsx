import { IconButton } from '@baize/ui/icon-button';
import { moneyLabel } from '@baize/ui/money-text';
import { SelectField } from '@baize/ui/select';
import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { minBetOptions } from '../../../../config/limits.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useClassName } from '../../hooks/use-class-name.ts';
import type { LobbyFilter, LobbySearch } from '../../lobby-search.ts';
import { NameSearch } from '../name-search.tsx';

export interface LobbyFiltersProps {
  state: LobbySearch;
  /** Codes of the classes that the lobby's games have; without any there is nothing to choose. */
  classes: readonly string[];
  onFilter: (filter: LobbyFilter, replace?: boolean) => void;
}

/** Search by name, class and smallest bet. On a phone the last two stand behind a button, so that games are seen at once. */
export function LobbyFilters({ state, classes, onFilter }: LobbyFiltersProps) {
  const t = useTranslations('lobbies.filter');
  const choices = useId();
  const isNarrowed = state.classify !== '' || state.minBet !== '';
  const [isOpen, setOpen] = useState(isNarrowed);
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-2 md:flex md:gap-3 xl:w-lg [&_label]:sr-only">
      <NameSearch className="md:flex-1" name={state.name} onChange={(name) => onFilter({ name }, true)} />
      <IconButton
        label={t(isOpen ? 'fewer' : 'more')}
        aria-expanded={isOpen}
        aria-controls={choices}
        onClick={() => setOpen(!isOpen)}
        className={clsx('size-12 border md:hidden', isNarrowed ? 'border-gold text-gold-ink' : 'border-line-strong')}
      >
        <SlidersHorizontal size={20} />
      </IconButton>
      <div id={choices} className={clsx('gap-3 max-md:col-span-2 md:flex', isOpen ? 'flex' : 'max-md:hidden')}>
        <ClassChoice state={state} classes={classes} onFilter={onFilter} />
        <MinBetChoice state={state} onFilter={onFilter} />
      </div>
    </div>
  );
}

/** A class that the address names stands among the choices even where the lobby has no game of it. */
function ClassChoice({ state, classes, onFilter }: LobbyFiltersProps) {
  const t = useTranslations('lobbies.filter');
  const className = useClassName();
  const offered = classes.includes(state.classify) || state.classify === '' ? classes : [...classes, state.classify];
  if (offered.length === 0) return null;
  return (
    <SelectField
      className="flex-1 md:w-36"
      label={t('class')}
      value={state.classify}
      onChange={(event) => onFilter({ classify: event.target.value })}
      options={[
        { value: '', label: t('classAll') },
        ...offered.map((code) => ({ value: code, label: className(code) })),
      ]}
    />
  );
}

function MinBetChoice({ state, onFilter }: Pick<LobbyFiltersProps, 'state' | 'onFilter'>) {
  const t = useTranslations('lobbies.filter');
  const symbol = useWhitelabel().data?.currency.symbol;
  return (
    <SelectField
      className="flex-1 md:w-32"
      label={t('minBet')}
      value={state.minBet}
      onChange={(event) => onFilter({ minBet: minBetOptions.find((option) => option === event.target.value) ?? '' })}
      options={[
        { value: '', label: t('minBetAll') },
        ...minBetOptions.map((option) => ({ value: option, label: moneyLabel(option, symbol) })),
      ]}
    />
  );
}
