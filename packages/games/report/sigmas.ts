/** Standard errors around a measured return that hold the truth in 99.9 of 100 runs. */
export const sigmas = 3.29;
