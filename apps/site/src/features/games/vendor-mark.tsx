/** Tones of the marks, so that neighbours differ. */
const tones = ['bg-hero-raised text-hero-gold', 'bg-gold-soft text-gold-ink', 'bg-hero-raised text-on-hero'];

const codeSum = (code: string) => Array.from(code).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** The first letters of a vendor's name, "Baize Studio" as "BS": the sign of a vendor without a picture. */
export function vendorInitials(name: string): string {
  const words = name.split(/[\s_-]+/).filter((word) => word !== '');
  const [first = '', second = ''] = words.map((word) => Array.from(word));
  return [first[0], second[0] ?? first[1]].join('').toLocaleUpperCase();
}

/** A vendor's sign. */
export function VendorMark({ code, name }: { code: string; name: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 place-items-center rounded-full text-xs font-bold ${tones[codeSum(code) % tones.length]}`}
    >
      {vendorInitials(name)}
    </span>
  );
}
