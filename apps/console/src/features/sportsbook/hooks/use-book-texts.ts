import { useTranslations } from 'use-intl';

const marketKeys = [
  '1X2',
  'AH',
  'OU',
  'DC',
  'DNB',
  'BTTS',
  'OE',
  'CS',
  '1H1X2',
  '1HOU',
  'FG',
  'MW',
  'MH',
  'TM',
] as const;

/** The name of a market; its key where there is none. */
export function useMarketName(): (key: string) => string {
  const t = useTranslations('sportsbook.markets');
  return (key) => {
    const known = marketKeys.find((one) => one === key.replace('-', ''));
    return known === undefined ? key : t(known);
  };
}

interface Named {
  home: string;
  away: string;
  selection: string;
  line: string;
}

/** How a selection reads to staff: the team or the side, with its line. */
export function useSelectionName(): (of: Named) => string {
  const t = useTranslations('sportsbook.selections');
  return ({ home, away, selection, line }) => {
    if (selection === 'over') return t('over', { line });
    if (selection === 'under') return t('under', { line });
    const names: Record<string, string> = {
      '1': home,
      home,
      A: home,
      '2': away,
      away,
      B: away,
      X: t('draw'),
      none: t('nobody'),
    };
    const name = names[selection] ?? selection;
    const signed = line.startsWith('-') || line === '0' ? line : `+${line}`;
    return line === '' ? name : `${name} ${signed}`;
  };
}
