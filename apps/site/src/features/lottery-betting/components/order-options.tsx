import { CheckboxField } from '@baize/ui/checkbox-field';
import { SelectField } from '@baize/ui/select';
import { useTranslations } from 'use-intl';
import type { OrderOptions as Options } from '../hooks/use-order-options.ts';
import { rebatePercent } from '../slip-rules.ts';

const drawCounts = [1, 2, 3, 5, 10, 20, 30];

export interface OrderOptionsProps {
  /** Prize groups to choose from, the highest one first. */
  groups: readonly number[];
  options: Options;
  onChange: (some: Partial<Options>) => void;
}

/** For how many draws a ticket is, when it ends, and in which prize group. */
export function OrderOptions({ groups, options, onChange }: OrderOptionsProps) {
  const t = useTranslations('lotto.slip');
  const [topGroup = options.prizeGroup] = groups;
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={t('draws')}
        value={`${options.draws}`}
        options={drawCounts.map((count) => ({
          value: `${count}`,
          label: count === 1 ? t('drawsOne') : t('drawsMany', { count }),
        }))}
        onChange={({ target }) => onChange({ draws: Number(target.value) })}
      />
      {options.draws > 1 && (
        <CheckboxField
          label={t('stopOnWin')}
          checked={options.stopsOnWin}
          onChange={({ target }) => onChange({ stopsOnWin: target.checked })}
        />
      )}
      {groups.length > 1 && (
        <SelectField
          label={t('group')}
          value={`${options.prizeGroup}`}
          options={groups.map((group) => ({
            value: `${group}`,
            label: t('groupOption', { group: `${group}`, percent: rebatePercent(group, topGroup) }),
          }))}
          onChange={({ target }) => onChange({ prizeGroup: Number(target.value) })}
        />
      )}
    </div>
  );
}
