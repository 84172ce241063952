/** Vendor code of the fishing games. */
export const fishingVendorCode = 'BAIZEFISH';
