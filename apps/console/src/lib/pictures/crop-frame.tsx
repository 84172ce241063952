import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Crop, partOf, pulled, type Size } from './crop.ts';
import { PartOfPicture } from './part-of-picture.tsx';

interface CropFrameProps {
  bitmap: ImageBitmap;
  shape: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [0.02, 0],
  ArrowRight: [-0.02, 0],
  ArrowUp: [0, 0.02],
  ArrowDown: [0, -0.02],
};

/** The picture behind a window in the shape's ratio: it is pulled by the pointer or by arrow keys, and made larger by the slider. */
export function CropFrame({ bitmap, shape, crop, onChange }: CropFrameProps) {
  const t = useTranslations('consoleContent.picture');
  const frame = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<readonly [number, number] | null>(null);
  const part = partOf(bitmap, shape, crop);
  const pull = (event: PointerEvent) => {
    if (held === null || frame.current === null) return;
    const { width, height } = frame.current.getBoundingClientRect();
    setHeld([event.clientX, event.clientY]);
    onChange(pulled(crop, bitmap, shape, (event.clientX - held[0]) / width, (event.clientY - held[1]) / height));
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(pulled(crop, bitmap, shape, by[0], by[1]));
  };
  return (
    <div className="flex flex-col gap-3">
      <div
        ref={frame}
        role="application"
        aria-label={t('cropLabel')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
        tabIndex={0}
        onKeyDown={step}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld([event.clientX, event.clientY]);
        }}
        onPointerMove={pull}
        onPointerUp={() => setHeld(null)}
        onPointerCancel={() => setHeld(null)}
        className="relative w-full cursor-move touch-none overflow-hidden rounded-md bg-sunken select-none"
        style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
      >
        <PartOfPicture bitmap={bitmap} part={part} />
      </div>
      <label className="flex min-h-touch items-center gap-3 text-sm font-semibold">
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onChange({ ...crop, zoom: Number(event.target.value) })}
          className="flex-1 accent-gold"
        />
      </label>
    </div>
  );
}
