/**
 * Runs inside the browser. Reports links, buttons and fields whose clickable area is smaller than
 * 24 or 44 pixels; links inside a paragraph are exempt.
 */
export function measureTargets() {
  const kinds = 'a[href], button:enabled, input:enabled, select:enabled, textarea, summary';
  /** @param {Element} element */
  const readLabel = (element) => {
    const isInput = element instanceof HTMLInputElement;
    return isInput && element.getBoundingClientRect().width < 24 ? element.labels?.[0] : undefined;
  };
  /**
   * @param {Element} area
   * @param {number} reach
   */
  const answers = (area, reach) => {
    const { left, top, width, height } = area.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const across = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ];
    return across.every(([px = 0, py = 0]) => {
      if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true;
      const hit = document.elementFromPoint(px, py);
      const label = hit?.closest('label');
      const isLabelled = label != null && label === area.closest('label');
      return hit !== null && (area.contains(hit) || hit.contains(area) || isLabelled);
    });
  };
  // Skip pages with enlarged text: the larger bars cover the area around a target, which would be
  // reported as too small.
  if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 12) return [];
  const room = document.querySelector('dialog:modal') ?? document;
  return [...room.querySelectorAll(kinds)].flatMap((element) => {
    const area = readLabel(element) ?? element;
    if (!area.checkVisibility({ visibilityProperty: true })) return [];
    if (getComputedStyle(area).display === 'inline' && area.closest('p')) return [];
    area.scrollIntoView({ block: 'center', inline: 'center' });
    const { width, height } = area.getBoundingClientRect();
    if (width <= 1 || height <= 1) return [];
    const words = element.getAttribute('aria-label') ?? area.textContent?.trim() ?? '';
    const what = `${element.tagName.toLowerCase()} "${words.slice(0, 24)}"`;
    const size = `${Math.round(width)}×${Math.round(height)}`;
    if (!answers(area, 11)) return [`target under 24: ${what} ${size}`];
    return answers(area, 21) ? [] : [`target under 44: ${what} ${size}`];
  });
}
