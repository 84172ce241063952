import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { IconButton } from '@baize/ui/icon-button';
import { Popover } from '@baize/ui/popover';
import { Bookmark, Trash2 } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStaff } from '../staff.ts';
import { useSavedViews } from './saved-views.ts';
import type { TableControl } from './use-table-search.ts';

/** Views that were saved: one press sets the filters and the order. */
export function ViewsMenu({ name, control }: { name: string; control: TableControl }) {
  const t = useTranslations('console.table');
  const staff = useStaff();
  const { views, save, remove } = useSavedViews(staff.id, name);
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The form sits in a popup of a page that may hold another form.
    event.stopPropagation();
    if (title.trim() === '') return;
    save({ name: title.trim(), search: { sort: control.search.sort, filters: control.search.filters } });
    setTitle('');
  };
  return (
    <>
      <IconButton
        ref={anchor}
        label={t('views')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="border border-line-strong bg-surface"
        onClick={() => setOpen(!isOpen)}
      >
        <Bookmark size={18} />
      </IconButton>
      <Popover open={isOpen} onClose={() => setOpen(false)} anchor={anchor} title={t('views')}>
        {views.length === 0 && <p className="pb-3 text-sm text-ink-muted">{t('noViews')}</p>}
        <ul className="pb-2">
          {views.map((view) => (
            <li key={view.name} className="flex items-center gap-1">
              <button
                type="button"
                className="verbatim min-h-touch min-w-0 flex-1 truncate rounded-md px-2 text-left text-sm font-medium hover:bg-sunken"
                onClick={() => {
                  control.setView(view.search);
                  setOpen(false);
                }}
              >
                {view.name}
              </button>
              <IconButton label={t('removeView', { name: view.name })} onClick={() => remove(view.name)}>
                <Trash2 size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
        <form onSubmit={submit} className="flex items-end gap-2 border-t border-line pt-3">
          <TextField
            label={t('viewName')}
            value={title}
            maxLength={60}
            className="min-w-0 flex-1"
            onChange={({ target }) => setTitle(target.value)}
          />
          <Button type="submit" variant="secondary" disabled={title.trim() === ''}>
            {t('saveView')}
          </Button>
        </form>
      </Popover>
    </>
  );
}
