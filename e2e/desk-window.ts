/**
 * For `test.use`: a window on a desk instead of a phone. A project of its own would start its tests in
 * new processes with new browsers.
 */
export const deskWindow = {
  viewport: { width: 1280, height: 800 },
  hasTouch: false,
  isMobile: false,
};
