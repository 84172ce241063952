import { Skeleton } from '@baize/ui/skeleton';
import { lazy, Suspense } from 'react';
import { orNothing } from './chunk.ts';

const Drawing = lazy(() => orNothing(import('qrcode.react').then(({ QRCodeSVG }) => ({ default: QRCodeSVG }))));

export interface QrCodeProps {
  /** An address. */
  value: string;
  /** What the code holds, for readers. */
  label: string;
}

const SIZE_PX = 176;

/** A code for a phone's camera: always dark on light, because many scanners read nothing else. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <span role="img" aria-label={label} className="block w-fit rounded-lg bg-on-hero p-3 shadow-card">
      <Suspense fallback={<Skeleton className="size-44" />}>
        <Drawing
          aria-hidden="true"
          value={value}
          size={SIZE_PX}
          bgColor="transparent"
          fgColor="currentcolor"
          className="text-hero"
        />
      </Suspense>
    </span>
  );
}
