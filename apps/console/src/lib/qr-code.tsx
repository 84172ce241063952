import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  /** An address. */
  value: string;
  /** What the code holds, for readers. */
  label: string;
}

const sizePx = 176;

/** A code for a phone's camera: always dark on light, because many scanners read nothing else. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <span role="img" aria-label={label} className="block w-fit rounded-lg bg-on-hero p-3 shadow-card">
      <QRCodeSVG
        aria-hidden="true"
        value={value}
        size={sizePx}
        bgColor="transparent"
        fgColor="currentcolor"
        className="text-scrim"
      />
    </span>
  );
}
