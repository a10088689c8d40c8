/** Aspect ratio of a banner, the same for cropping, preview, detail and form. */
export const bannerRatio = 3;

/** Width in pixels after cropping; the server stores nothing wider. */
export const bannerWidth = 1500;
