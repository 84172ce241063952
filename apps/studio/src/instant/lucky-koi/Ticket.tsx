import { type Field, fieldCount, type KoiSymbol, prizes } from '@baize/games/lucky-koi';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { createFoil, type Foil } from './foil.ts';
import { createScratched, type Place } from './scratched.ts';

const brush = 0.075;
const symbolOf = (field: Field): KoiSymbol => prizes.find(({ times }) => times === field)?.symbol ?? 'coin';

export const timesText = (field: number): string => `${field.toLocaleString('en')}×`;

interface TicketProps {
  /** A new id is a new card. */
  id: string;
  /** Empty before a card is bought. */
  fields: readonly Field[];
  covered: readonly number[];
  /** The field that is there three times, once all is open. */
  won: Field | null;
  onOpen: (field: number) => void;
}

const placeOf = (event: PointerEvent<HTMLCanvasElement>): Place => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
};

/** The foil over the fields, which a pointer scratches away. */
function FoilLayer({ id, covered, onOpen }: Pick<TicketProps, 'id' | 'covered' | 'onOpen'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const foil = useRef<Foil>(null);
  const scratched = useRef(createScratched(brush));
  const last = useRef<Place>(null);
  const now = useRef(covered);
  now.current = covered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new card has new foil
  useEffect(() => {
    if (canvas.current === null) return;
    const laid = createFoil(canvas.current, brush);
    foil.current = laid;
    scratched.current = createScratched(brush);
    const cover = () => laid.cover(now.current);
    cover();
    window.addEventListener('resize', cover);
    return () => window.removeEventListener('resize', cover);
  }, [id]);
  useEffect(() => {
    for (let field = 0; field < fieldCount; field += 1) if (!covered.includes(field)) foil.current?.bare(field);
  }, [covered]);
  const scratch = (event: PointerEvent<HTMLCanvasElement>) => {
    if (last.current === null) return;
    const to = placeOf(event);
    foil.current?.scratch(last.current, to);
    for (const field of scratched.current.stroke(last.current, to)) if (covered.includes(field)) onOpen(field);
    last.current = to;
  };
  return (
    <canvas
      ref={canvas}
      className="koi-foil"
      data-bare={covered.length === 0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = placeOf(event);
        scratch(event);
      }}
      onPointerMove={scratch}
      onPointerUp={() => {
        last.current = null;
      }}
      onPointerCancel={() => {
        last.current = null;
      }}
    />
  );
}

/** A card with its nine fields; each can be opened by a key, all by scratching. */
export function Ticket({ id, fields, covered, won, onOpen }: TicketProps) {
  const t = useTranslations('instant.luckyKoi');
  return (
    <div className="koi-ticket" data-won={won !== null}>
      <p className="koi-title" aria-hidden="true">
        {t('title')}
      </p>
      <div className="koi-fields">
        {Array.from({ length: fieldCount }, (_, place) => {
          const field = fields[place];
          const isCovered = field === undefined || covered.includes(place);
          const name = isCovered ? 'covered' : 'open';
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
              key={place}
              type="button"
              className="koi-field"
              data-won={!isCovered && field === won}
              disabled={field === undefined || !isCovered}
              aria-keyshortcuts={String(place + 1)}
              aria-label={t(`field.${name}`, { number: place + 1, times: field === undefined ? '' : timesText(field) })}
              onClick={() => onOpen(place)}
            >
              {field !== undefined && (
                <>
                  <img src={`art/lucky-koi/${symbolOf(field)}.webp`} alt="" draggable={false} />
                  <b className="tabular">{timesText(field)}</b>
                </>
              )}
            </button>
          );
        })}
        {fields.length > 0 && <FoilLayer id={id} covered={covered} onOpen={onOpen} />}
      </div>
    </div>
  );
}
