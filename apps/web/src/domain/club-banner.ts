/** Width to height of a club's banner: what is cropped is what preview, detail and form show. */
export const bannerRatio = 3;
