/** Vendor code of the studio, whose games run in our own frame. */
export const studioVendorCode = 'BAIZE';
