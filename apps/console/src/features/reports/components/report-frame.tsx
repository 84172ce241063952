import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { stringifySearch, useSearchParams } from '../../../lib/search-params.ts';
import { useStaff } from '../../../lib/staff.ts';
import { reportSourceQuery } from '../api/source.ts';

/** The frame of a report: below its text it says how old the figures are where they come from a replica. */
export const ReportFrame = ({ text, ...frame }: ComponentProps<typeof PageFrame>) => (
  <PageFrame
    {...frame}
    text={
      <>
        {text} <FiguresAsOf />
      </>
    }
  />
);

const toTheSecond = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

function FiguresAsOf() {
  const t = useTranslations('consoleReports');
  const format = useFormatter();
  const { timeZone } = useStaff();
  const { data } = useQuery(reportSourceQuery(stringifySearch(useSearchParams())));
  if (data === undefined || data.asOf === null) return null;
  const time = format.dateTime(new Date(data.asOf), { ...toTheSecond, timeZone });
  return <span className="tabular font-semibold whitespace-nowrap">{t('asOf', { time })}</span>;
}
