import {
  canSplit,
  type ReportDimension,
  type ReportFigure,
  type ReportQuestion,
  reportDimensions,
  reportFigureNames,
  reportSpans,
} from '@baize/contract';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { useTranslations } from 'use-intl';
import { useStaff } from '../../../../lib/staff.ts';

interface QuestionFormProps {
  question: ReportQuestion;
  onChange: (question: ReportQuestion) => void;
}

/** What a report shows: its days, what it is split by, its figures. A figure without a value for the split cannot be chosen. */
export function QuestionForm({ question, onChange }: QuestionFormProps) {
  const t = useTranslations('consoleReports');
  const { figures, by, span } = question;
  const { forAllBrands, permissionsEverywhere } = useStaff();
  const seesBrands = forAllBrands && permissionsEverywhere.includes('reports.read');
  const dimensions = reportDimensions.filter((name) => name !== 'brand' || seesBrands);
  const change = (changes: Partial<ReportQuestion>) => onChange({ ...question, ...changes });
  const split = (next: readonly ReportDimension[]) => {
    const kept = figures.filter((figure) => canSplit(figure, next));
    const possible = reportFigureNames.filter((figure) => canSplit(figure, next)).slice(0, 1);
    change({ by: [...next], figures: kept.length > 0 ? kept : possible });
  };
  const [first = 'day', second] = by;
  // Two dimensions that no figure knows together are not offered.
  const seconds = dimensions.filter(
    (name) => name !== first && reportFigureNames.some((figure) => canSplit(figure, [first, name])),
  );
  const toggle = (figure: ReportFigure) =>
    figures.includes(figure)
      ? figures.length > 1 && change({ figures: figures.filter((name) => name !== figure) })
      : change({ figures: reportFigureNames.filter((name) => name === figure || figures.includes(name)) });
  const optionsOf = (names: readonly ReportDimension[]) =>
    names.map((value) => ({ value, label: t(`dimensions.${value}`) }));
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-5">
        <SelectField
          label={t('days')}
          options={reportSpans.map((value) => ({ value, label: t(`spans.${value}`) }))}
          value={span}
          onChange={({ target }) => change({ span: target.value as ReportQuestion['span'] })}
        />
        <SelectField
          label={t('by')}
          options={optionsOf(dimensions)}
          value={first}
          onChange={({ target }) => split([target.value as ReportDimension])}
        />
        <SelectField
          label={t('thenBy')}
          options={[{ value: '', label: t('nothingElse') }, ...optionsOf(seconds)]}
          value={second ?? ''}
          onChange={({ target }) => split(target.value === '' ? [first] : [first, target.value as ReportDimension])}
        />
        {span === 'between' &&
          (['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              label={t(name)}
              value={question[name] ?? ''}
              onChange={({ target }) => {
                const day = target.value || undefined;
                change(name === 'from' ? { from: day } : { to: day });
              }}
            />
          ))}
      </div>
      <fieldset>
        <legend className="pb-1 text-sm font-semibold">{t('figures')}</legend>
        <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4 lg:grid-cols-6">
          {reportFigureNames.map((figure) => (
            <CheckboxField
              key={figure}
              label={t(figure)}
              checked={figures.includes(figure)}
              disabled={!canSplit(figure, by)}
              onChange={() => toggle(figure)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
