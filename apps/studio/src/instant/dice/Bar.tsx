import * as dice from '@baize/games/dice';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { hundredths, marks, sliderStep } from './mark.ts';

const scale = [0, 25, 50, 75, 100];
const percent = (place: number) => `${place / 100}%`;

/** Where the slider's ends lie on the bar; it is as long as what it can choose from. */
const sliderPlace = (direction: dice.DiceDirection) => ({
  '--from': percent(direction === 'under' ? marks.min : dice.faces - marks.max),
  '--span': percent(marks.max - marks.min),
});

/** The face on a bar from 0.00 to 99.99, and the mark that the player moves. */
export function Bar(props: {
  bet: dice.DiceBet;
  face: number | null;
  isLocked: boolean;
  onMark: (winningFaces: number) => void;
}) {
  const { bet, face, isLocked, onMark } = props;
  const { direction, winningFaces } = bet;
  const t = useTranslations('instant.dice');
  const mark = direction === 'under' ? winningFaces : dice.faces - winningFaces;
  return (
    <div className="dice-bar">
      <div
        className="dice-track"
        data-direction={direction}
        style={{ '--mark': percent(mark), ...sliderPlace(direction) } as CSSProperties}
      >
        <input
          type="range"
          min={marks.min}
          max={marks.max}
          step={sliderStep}
          value={winningFaces}
          disabled={isLocked}
          aria-label={t('chance')}
          aria-valuetext={t('chanceValue', { value: hundredths(winningFaces) })}
          onChange={(event) => onMark(Number(event.target.value))}
          style={direction === 'over' ? { direction: 'rtl' } : undefined}
        />
        <span className="dice-handle" />
        {face !== null && (
          <span className="dice-way" style={{ transform: `translateX(${percent(face)})` }}>
            <span className="dice-pin">{hundredths(face)}</span>
          </span>
        )}
      </div>
      <p className="dice-scale mt-3" aria-hidden="true">
        {scale.map((place) => (
          <span key={place}>{place}</span>
        ))}
      </p>
    </div>
  );
}
