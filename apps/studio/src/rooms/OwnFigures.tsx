import type { Calls, CallValue } from '@baize/contract';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../game-frame/panels/parts.tsx';
import { useTableFrame, useTableFrameMoney } from '../table-frame/table-frame-context.tsx';

type Figures = CallValue<Calls['roomsFigures']>;

/** What the player did at this game so far; nothing before his first hand was read. */
export function OwnFigures() {
  const { api } = useTableFrame();
  const [figures, setFigures] = useState<Figures | null>(null);
  useEffect(() => {
    void api.call('roomsFigures', {}).then((answer) => {
      if (answer.ok) setFigures(answer.value);
    });
  }, [api]);
  return figures === null || figures.hands === 0 ? null : <FigureList figures={figures} />;
}

function FigureList({
  figures: { hands, won, netMinor, rakeMinor, biggestMinor, voluntary, raised },
}: {
  figures: Figures;
}) {
  const t = useTranslations('rooms.figures');
  const money = useTableFrameMoney();
  const share = (part: number) => `${Math.round((part / hands) * 100)} %`;
  return (
    <Section title={t('label')} text={t('late')}>
      <Facts
        facts={[
          [t('hands'), `${hands}`],
          [t('won'), share(won)],
          [t('net'), money(BigInt(netMinor))],
          [t('biggest'), money(biggestMinor)],
          [t('rake'), money(rakeMinor)],
          ...(voluntary === null ? [] : [[t('voluntary'), share(voluntary)] as const]),
          ...(raised === null ? [] : [[t('raised'), share(raised)] as const]),
        ]}
      />
    </Section>
  );
}
