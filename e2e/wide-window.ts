/**
 * For `test.use`: a desktop window instead of a phone. A separate Playwright project would be
 * slower, because it starts new worker processes and browsers.
 */
export const wideWindow = {
  viewport: { width: 1280, height: 800 },
  hasTouch: false,
  isMobile: false,
};
