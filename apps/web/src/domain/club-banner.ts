/** Width to height of a club's banner: what is cropped is what preview, detail and form show. */
export const bannerRatio = 3;

/** In pixels, as it is cropped; the server keeps none wider. */
export const bannerWidth = 1500;
