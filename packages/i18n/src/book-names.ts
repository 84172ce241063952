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
  'TG',
  'WTN',
  'HTFT',
  'LG',
  'OT',
] as const;
const firstHalf = /^1H-/;
const singleMap = /^ML-(\d)$/;

/** The name of a sportsbook's market; its key where there is none. */
export function useMarketName(): (key: string) => string {
  const t = useTranslations('sportsbook.markets');
  const whole = (key: string): string => {
    const known = marketKeys.find((one) => one === key.replace('-', ''));
    const [, map] = singleMap.exec(key) ?? [];
    if (map !== undefined) return t('map', { map });
    return known === undefined ? key : t(known);
  };
  return (key) => {
    const name = whole(key);
    return name === key && firstHalf.test(key) ? t('firstHalf', { market: whole(key.replace(firstHalf, '')) }) : name;
  };
}

/** A cup has no sides. */
export const isCup = ({ home }: { home: string }): boolean => home === '';

/** Who plays; a cup, which has no sides, by its league. */
export function useEventName(): (event: { league: string; home: string; away: string }) => string {
  const t = useTranslations('sportsbook.cup');
  return (event) => (isCup(event) ? t('name', { league: event.league }) : `${event.home} – ${event.away}`);
}

interface Named {
  home: string;
  away: string;
  market: string;
  selection: string;
  line: string;
}

const signed = (line: string) => (line.startsWith('-') || line === '0' ? line : `+${line}`);

/** How a selection reads: the team with its handicap, over or under a line, a score; a runner of a cup by its name. */
export function useSelectionName(): (leg: Named) => string {
  const t = useTranslations('sportsbook.selections');
  const plain = ({ home, away, market, selection }: Named): string => {
    const names: Record<string, string> = {
      '1': home,
      X: t('draw'),
      '2': away,
      home,
      away,
      A: home,
      B: away,
      odd: t('odd'),
      even: t('even'),
      yes: t('yes'),
      no: t('no'),
      AOS: t('other'),
      none: t('nobody'),
    };
    if (market.endsWith('DC')) {
      const [one = '', other = ''] = selection;
      return t('either', { one: names[one] ?? one, other: names[other] ?? other });
    }
    if (market === 'HTFT') {
      const [half = '', end = ''] = selection.split('/');
      return t('halfAndEnd', { half: names[half] ?? half, end: names[end] ?? end });
    }
    return names[selection] ?? selection;
  };
  return (leg) => {
    if (leg.selection === 'over') return t('over', { line: leg.line });
    if (leg.selection === 'under') return t('under', { line: leg.line });
    return leg.line === '' ? plain(leg) : `${plain(leg)} ${signed(leg.line)}`;
  };
}
