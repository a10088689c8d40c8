export const bannerRatio = 3;

/** In pixels. The server stores no wider banner. */
export const bannerWidth = 1500;
