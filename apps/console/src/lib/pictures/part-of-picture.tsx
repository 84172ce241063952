import { useEffect, useRef } from 'react';
import type { Part } from './crop.ts';

/** So many pixels are drawn across. */
const drawnWidth = 960;

/** A part of a picture of the device, as wide as its place. */
export function PartOfPicture({ bitmap, part }: { bitmap: ImageBitmap; part: Part }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top, width, height } = part;
  const drawnHeight = Math.max(1, Math.round((drawnWidth * height) / width));
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, left, top, width, height, 0, 0, drawnWidth, drawnHeight);
  }, [bitmap, left, top, width, height, drawnHeight]);
  return <canvas ref={canvas} width={drawnWidth} height={drawnHeight} className="block w-full rounded-md bg-sunken" />;
}
