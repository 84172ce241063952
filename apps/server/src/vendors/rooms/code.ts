/** Vendor code of the card rooms. */
export const roomsVendorCode = 'BAIZEPVP';
