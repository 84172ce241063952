import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { fitBoard, type Rect } from '../../slot/geometry.ts';

/** Where the cells of the board lie inside the place that the layout gives it. */
export function useCells<Element extends HTMLElement>(columns: number, rows: number) {
  const place = useRef<Element>(null);
  const [inner, setInner] = useState<Rect | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setInner(fitBoard({ x: 0, y: 0, width, height }, columns, rows).inner);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [columns, rows]);
  const style: CSSProperties | undefined = inner
    ? { left: inner.x, top: inner.y, width: inner.width, height: inner.height }
    : undefined;
  return { place, style };
}
