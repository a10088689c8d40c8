/** Runs inside the browser, so it must be self-contained. Scrolls back to the top at the end. */
export function measureCovered() {
  const dialog = document.querySelector('dialog:modal');
  const ground = dialog ?? document.documentElement;
  const room = dialog ?? document.querySelector('main') ?? document.body;
  ground.scrollTo(0, ground.scrollHeight);
  const viewBottom = Math.min(innerHeight, dialog?.getBoundingClientRect().bottom ?? innerHeight);

  /** @param {Element} element */
  const isBar = (element) => {
    const { position, bottom } = getComputedStyle(element);
    const isHeld = bottom !== 'auto' && /fixed|sticky/.test(position);
    return isHeld && Math.abs(element.getBoundingClientRect().bottom - viewBottom) < 2;
  };
  const known = '[data-bottom-bar], [data-action-bar]';
  const bars = dialog
    ? [...dialog.querySelectorAll('*')].filter(isBar)
    : [...document.querySelectorAll(known)].filter((bar) => bar.checkVisibility());
  const frames = bars.map((bar) => bar.getBoundingClientRect());
  /**
   * A bar covers text only if both overlap horizontally and vertically, so a rail beside the page
   * covers nothing. @param {DOMRect} text
   */
  const isCovered = ({ left, right, top, bottom }) =>
    frames.some(
      (bar) =>
        right > bar.left + 1 &&
        left < bar.right - 1 &&
        bottom > bar.top + 1 &&
        top < bar.bottom - 1,
    );

  /**
   * Returns the scrollable ancestor of the element, if any: text inside it can be scrolled into
   * view, so only the ancestor itself must be uncovered. @param {Element} element @returns
   * {Element}
   */
  const readFrame = (element) => {
    for (let around = element.parentElement; around && around !== room; ) {
      const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY);
      if (scrolls && around.scrollHeight > around.clientHeight + 1) return around;
      around = around.parentElement;
    }
    return element;
  };
  const covered = [...room.querySelectorAll('*')].filter((element) => {
    const isText = element.childElementCount === 0 && element.textContent?.trim() !== '';
    const isInBar =
      bars.some((bar) => bar.contains(element)) || element.closest('.visually-hidden');
    if (!isText || isInBar || !element.checkVisibility()) return false;
    const frame = readFrame(element).getBoundingClientRect();
    return frame.height > 1 && isCovered(frame);
  });
  const found = covered.map((element) => `under a bar: ${element.textContent?.slice(0, 30)}`);
  ground.scrollTo(0, 0);
  return found;
}

export function measureFirstCard() {
  const isHome = location.pathname === '/' && document.querySelector('h1')?.textContent === '홈';
  const isPhone = isHome && innerWidth === 390 && innerHeight === 844;
  const card = document.querySelector('[role=tabpanel] article');
  if (!isPhone || card === null || document.querySelector('dialog:modal')) return [];
  const part = Math.round((100 * card.getBoundingClientRect().top) / innerHeight);
  return part > 35 ? [`first card at ${part} %`] : [];
}
