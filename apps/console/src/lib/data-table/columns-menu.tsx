import { CheckboxField } from '@baize/ui/checkbox-field';
import { Chips } from '@baize/ui/chips';
import { IconButton } from '@baize/ui/icon-button';
import { Popover } from '@baize/ui/popover';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Density, useColumnChoice, useTablePreferences } from './preferences.ts';
import type { TableColumn } from './types.ts';

const densities: readonly Density[] = ['comfortable', 'compact'];

interface ColumnsMenuProps<Row> {
  name: string;
  columns: readonly TableColumn<Row>[];
}

/** Which columns are shown, and how tall the rows are. */
export function ColumnsMenu<Row>({ name, columns }: ColumnsMenuProps<Row>) {
  const t = useTranslations('console.table');
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const choice = useColumnChoice(name);
  const { density, setDensity, setColumns } = useTablePreferences();
  const isShown = ({ key, isOptional = false }: TableColumn<Row>) => choice[key] ?? !isOptional;
  return (
    <>
      <IconButton
        ref={anchor}
        label={t('columns')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="border border-line-strong bg-surface"
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={18} />
      </IconButton>
      <Popover open={isOpen} onClose={() => setOpen(false)} anchor={anchor} title={t('columns')}>
        <div className="pb-3">
          {columns.map((column, index) => (
            <CheckboxField
              key={column.key}
              label={column.header}
              checked={isShown(column)}
              // The first column names the row.
              disabled={index === 0}
              onChange={({ target }) => setColumns(name, { ...choice, [column.key]: target.checked })}
            />
          ))}
        </div>
        <Chips
          legend={t('density')}
          showLegend
          look="segmented"
          fills
          value={density}
          options={densities.map((value) => ({ value, label: t(`densities.${value}`) }))}
          onChange={setDensity}
        />
      </Popover>
    </>
  );
}
