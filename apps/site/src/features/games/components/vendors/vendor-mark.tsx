import { LazyPicture } from '@baize/ui/lazy-picture';
import { art } from '../../../../config/paths.ts';
import { usePictureHost } from '../../../../lib/brand/picture-host.ts';
import type { Vendor } from '../../../../lib/games/vendor-menu.ts';

/** Tones of the marks, so that neighbours differ. */
const tones = ['bg-hero-raised text-hero-gold', 'bg-gold-soft text-gold-ink', 'bg-hero-raised text-on-hero'];

const codeSum = (code: string) => Array.from(code).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** The first letters of a vendor's name, "Baize Studio" as "BS": the sign of a vendor without a picture. */
export function vendorInitials(name: string): string {
  const words = name.split(/[\s_-]+/).filter((word) => word !== '');
  const [first = '', second = ''] = words.map((word) => Array.from(word));
  return [first[0], second[0] ?? first[1]].join('').toLocaleUpperCase();
}

export interface VendorMarkProps {
  vendor: Pick<Vendor, 'vassalage' | 'displayName' | 'iconUrl'>;
}

/** A vendor's sign: its picture in the category, the default icon where that fails, its first letters without one. */
export function VendorMark({ vendor }: VendorMarkProps) {
  const { vassalage: code, displayName: name, iconUrl } = vendor;
  const hosted = usePictureHost();
  if (iconUrl) {
    return (
      <span aria-hidden="true" className="block size-8 overflow-hidden rounded-full">
        <LazyPicture src={hosted(iconUrl)} fallback={art.gameFallback} width={32} height={32} />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 place-items-center rounded-full text-xs font-bold ${tones[codeSum(code) % tones.length]}`}
    >
      {vendorInitials(name)}
    </span>
  );
}
