// Icons of the built-in vendors, one for each category that they stand in: the sign of the category on a ground of the vendor.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './paths.mjs';

const GOLD = ['#F2CF7E', '#E2B653', '#C08F2C'];
const IVORY = '#F3EEDF';
/** Grounds of the vendors, so that neighbours differ. */
const GROUNDS = [
  ['#185140', '#0F3D2C'],
  ['#2356A8', '#143566'],
  ['#7D2B24', '#4E1713'],
  ['#5A3A7E', '#36214F'],
  ['#79570F', '#4A3508'],
];

/** Drawn in gold in a 64 box. */
const SIGNS = {
  RNG: '<rect x="14" y="20" width="36" height="24" rx="4" fill="none" stroke="url(#g)" stroke-width="3"/><path d="M26 20v24M38 20v24" stroke="url(#g)" stroke-width="2"/><circle cx="20" cy="32" r="3" fill="url(#g)"/><circle cx="32" cy="32" r="3" fill="url(#g)"/><circle cx="44" cy="32" r="3" fill="url(#g)"/>',
  LIVE: '<circle cx="32" cy="32" r="17" fill="none" stroke="url(#g)" stroke-width="3"/><circle cx="32" cy="32" r="8" fill="none" stroke="url(#g)" stroke-width="2"/><path d="M32 15v9M32 40v9M15 32h9M40 32h9" stroke="url(#g)" stroke-width="3"/>',
  FISH: '<path d="M12 32q12-15 28 0q-16 15-28 0zM40 32l11-9v18z" fill="none" stroke="url(#g)" stroke-width="3" stroke-linejoin="round"/><circle cx="21" cy="30" r="2.200" fill="url(#g)"/>',
  PVP: '<rect x="18" y="17" width="20" height="28" rx="3" transform="rotate(-10 28 31)" fill="none" stroke="url(#g)" stroke-width="3"/><rect x="28" y="19" width="20" height="28" rx="3" transform="rotate(9 38 33)" fill="#0009" stroke="url(#g)" stroke-width="3"/>',
  SPORTS:
    '<circle cx="32" cy="32" r="17" fill="none" stroke="url(#g)" stroke-width="3"/><path d="M32 24l7.500 5.500-2.900 8.800h-9.200l-2.900-8.800zM32 24v-8M39.500 29.500l8-3M36.600 38.300l5 7M27.400 38.300l-5 7M24.500 29.500l-8-3" fill="none" stroke="url(#g)" stroke-width="2.500" stroke-linejoin="round"/>',
  ESPORTS:
    '<path d="M21 22h22q9 0 9 13q0 9-5 9q-4 0-8-6h-14q-4 6-8 6q-5 0-5-9q0-13 9-13z" fill="none" stroke="url(#g)" stroke-width="3" stroke-linejoin="round"/><path d="M19 30h8M23 26v8" stroke="url(#g)" stroke-width="2.500"/><circle cx="40" cy="28" r="2.200" fill="url(#g)"/><circle cx="44" cy="33" r="2.200" fill="url(#g)"/>',
  ELOTT:
    '<circle cx="24" cy="27" r="9" fill="none" stroke="url(#g)" stroke-width="3"/><circle cx="42" cy="30" r="7" fill="none" stroke="url(#g)" stroke-width="3"/><circle cx="31" cy="43" r="6" fill="none" stroke="url(#g)" stroke-width="3"/>',
  LOTT: '<path d="M13 23h38v6a4 4 0 000 8v6H13v-6a4 4 0 000-8z" fill="none" stroke="url(#g)" stroke-width="3" stroke-linejoin="round"/><path d="M39 23v20" stroke="url(#g)" stroke-width="2" stroke-dasharray="3 3"/>',
  COCKFIGHT:
    '<path d="M16 46q2-16 14-18q2-8 9-8q7 0 9 7l4 2-5 3q-1 8-8 11q-8 4-23 3z" fill="none" stroke="url(#g)" stroke-width="3" stroke-linejoin="round"/><circle cx="41" cy="26" r="2" fill="url(#g)"/><path d="M34 20l2-5 3 3 3-4 2 6" fill="none" stroke="url(#g)" stroke-width="2.500" stroke-linejoin="round"/>',
};

/** As they stand in apps/server/src/demo/catalogue.ts. */
const VENDORS = {
  BAIZE: ['RNG', 'LIVE', 'PVP'],
  FB: ['SPORTS'],
  BTI: ['SPORTS'],
  TF: ['ESPORTS'],
  ELOTT: ['ELOTT'],
  LOTT: ['LOTT', 'ELOTT'],
  TCG_LOTTO_VN: ['LOTT', 'ELOTT'],
  TCG_SEA: ['LOTT'],
  DS88: ['COCKFIGHT'],
  DIG: ['COCKFIGHT'],
  WS168: ['COCKFIGHT'],
  BAIZEFISH: ['FISH'],
};

const gold = `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1">${GOLD.map((colour, step) => `<stop offset="${step / 2}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
const cloth = ([light, dark]) =>
  `<radialGradient id="c" cx=".35" cy=".25" r="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

for (const [place, [vendor, types]] of Object.entries(VENDORS).entries()) {
  const ground = GROUNDS[place % GROUNDS.length];
  for (const type of types) {
    const folder = join(site, 'vendors', type.toLowerCase());
    mkdirSync(folder, { recursive: true });
    const rim = `<circle cx="32" cy="32" r="30.500" fill="none" stroke="${IVORY}" stroke-opacity=".25" stroke-width="1.500"/>`;
    const body = `<defs>${gold}${cloth(ground)}</defs><circle cx="32" cy="32" r="32" fill="url(#c)"/>${rim}${SIGNS[type]}`;
    writeFileSync(
      join(folder, `${vendor}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${vendor}</title>${body}</svg>\n`,
    );
  }
}
