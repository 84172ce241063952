import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { clsx } from 'clsx';
import { Search as SearchIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TableFilter } from './types.ts';
import type { TableControl } from './use-table-search.ts';

const typingPauseMs = 300;

interface FilterBarProps {
  name: string;
  filters: readonly TableFilter[];
  control: TableControl;
}

/** The filters of a list. What is typed counts after a pause; the rest at once. On a phone all but the first are folded away. */
export function FilterBar({ name, filters, control }: FilterBarProps) {
  const t = useTranslations('console.table');
  const box = useRef<HTMLElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  useSlashKey(box);
  const set = control.search.filters;
  const setCount = Object.keys(set).length;
  if (filters.length === 0) return <div className="flex-1" />;
  return (
    <search
      ref={box}
      aria-label={t('filters')}
      className="flex min-w-0 flex-1 flex-wrap items-end gap-2 max-md:basis-full"
    >
      {filters.map((filter, index) => (
        <div
          key={`${name}.${filter.name}`}
          className={clsx(
            widths[filter.kind] ?? 'md:w-40',
            index === 0 ? 'max-md:min-w-40 max-md:flex-1' : 'max-md:w-[calc(50%-0.25rem)]',
            index > 0 && !isUnfolded && 'max-md:hidden',
            index > 0 && 'max-md:order-1',
          )}
        >
          <FilterControl
            filter={filter}
            value={set[filter.name] ?? ''}
            onChange={(value) => control.setFilter(filter.name, value)}
          />
        </div>
      ))}
      {filters.length > 1 && (
        <Button
          variant="secondary"
          aria-expanded={isUnfolded}
          className="md:hidden"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('more', { count: setCount })}
        </Button>
      )}
      {setCount > 0 && (
        <Button variant="ghost" className="max-md:order-2" onClick={control.clear}>
          {t('clear')}
        </Button>
      )}
    </search>
  );
}

const widths: Partial<Record<TableFilter['kind'], string>> = { text: 'md:w-48' };

interface FilterControlProps {
  filter: TableFilter;
  value: string;
  onChange: (value: string) => void;
}

function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const t = useTranslations('console.table');
  if (filter.kind === 'text') return <TextFilter label={filter.label} value={value} onChange={onChange} />;
  if (!('options' in filter)) {
    return (
      <TextField type="date" label={filter.label} value={value} onChange={({ target }) => onChange(target.value)} />
    );
  }
  return (
    <SelectField
      label={filter.label}
      value={value}
      options={filter.hasNoAll ? filter.options : [{ value: '', label: t('all') }, ...filter.options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function TextFilter({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  // The address changed by other means: a saved view, back, "clear".
  useEffect(() => {
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      latest.current(typed);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label={label}
      type="search"
      value={typed}
      leading={<SearchIcon size={16} aria-hidden="true" />}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** "/" goes to the first filter, as long as nobody is typing. */
function useSlashKey(box: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input,select,textarea,[role=dialog]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('input,select')?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [box]);
}
