import type { TableRound } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Captions, CaptionsOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MenuButton } from '../MenuButton.tsx';
import { useTableFrame, useTableFrameState } from '../table-frame-context.tsx';
import { lineOf } from './caption-line.ts';
import { useServerNow } from './use-now.ts';

const tickMs = 250;

/** Switches the dealer's lines on and off. */
export function CaptionsButton() {
  const t = useTranslations('tables.captions');
  const { store } = useTableFrame();
  const isOn = useTableFrameState((state) => state.areCaptionsOn);
  return (
    <MenuButton
      label={isOn ? t('hide') : t('show')}
      className="captions-button"
      isPressed={isOn}
      onClick={() => store.set({ areCaptionsOn: !isOn })}
    >
      {isOn ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
    </MenuButton>
  );
}

/** The same in words, among the rules. */
export function CaptionsSwitch() {
  const t = useTranslations('tables.captions');
  const { store } = useTableFrame();
  const isOn = useTableFrameState((state) => state.areCaptionsOn);
  return (
    <Button variant="secondary" onClick={() => store.set({ areCaptionsOn: !isOn })}>
      {isOn ? t('hide') : t('show')}
    </Button>
  );
}

interface CaptionProps {
  round: TableRound | null;
  /** The round has been shown to its end. */
  hasShown: boolean;
  nowMs: () => number;
  /** How the dealer calls what has come. */
  resultLine: (outcome: Record<string, unknown>) => string;
}

/** What a dealer would say now. For the eye alone: readers hear clock and result where they stand. */
export function Caption({ round, hasShown, nowMs, resultLine }: CaptionProps) {
  const t = useTranslations('tables.captions');
  const isOn = useTableFrameState((state) => state.areCaptionsOn);
  const now = useServerNow(nowMs, tickMs, isOn && round?.status === 'betting');
  const line = lineOf(round, hasShown, now);
  if (!isOn) return null;
  const outcome = round?.outcome ?? null;
  const text = line === 'result' ? outcome && resultLine(outcome) : line && t(line);
  return (
    <div className="dealer-lines" aria-hidden="true">
      {text && (
        // Each line comes in anew.
        <p key={`${round?.roundId} ${line}`} className="dealer-line" data-line={line}>
          <q>{text}</q>
        </p>
      )}
    </div>
  );
}
