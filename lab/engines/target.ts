import type { Point } from './tab.ts';

export type Target = { css: string; name?: string; within?: string };

export const button = (name: string, within?: string): Target => ({ css: 'button', name, within });
export const link = (name: string): Target => ({ css: 'a[href]', name });
export const field = (name: string): Target => ({ css: 'input, textarea, select', name });
export const choice = (name: string): Target => ({ css: 'label', name });
export const alertButton = button('확인', '[role=alertdialog]');
export const dialog = (name: string): Target => ({ css: 'dialog[open]', name });

export function describeTarget({ css, name, within }: Target): string {
  return `${css} "${name ?? ''}"${within === undefined ? '' : ` in ${within}`}`;
}

/**
 * Runs inside the page. Returns the centre of the element, or the reason why it cannot be pressed.
 * A name must match fully unless it ends with `*`.
 */
export function locate({ css, name, within }: Target): Point | string {
  const rooms = within === undefined ? [document] : [...document.querySelectorAll(within)];
  const readName = (element: Element) => {
    const labelled = element.getAttribute('aria-labelledby');
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
      labels.push(...element.labels);
    }
    const words = labels.map((label) => label.textContent).join(' ');
    const text = labelled === null ? words || element.textContent : readLabels(labelled);
    return (element.getAttribute('aria-label') ?? text ?? '').replace(/\s+/g, ' ').trim();
  };
  const readLabels = (ids: string) =>
    ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  const isNamed = (element: Element) => {
    if (name === undefined) return true;
    const own = readName(element);
    return name.endsWith('*') ? own.startsWith(name.slice(0, -1)) : own === name;
  };
  const found = rooms.flatMap((room) => [...room.querySelectorAll(css)]).filter(isNamed);
  // Ignore inert elements: the pre-rendered page is inert until the app starts, so it cannot be
  // pressed.
  const isShown = (each: Element) => each.getClientRects().length > 0 && !each.closest('[inert]');
  const element = found.find(isShown);
  if (element === undefined) return found.length > 0 ? 'not shown' : 'not there';
  if (element.matches(':disabled')) return 'disabled';
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
  return isHit ? point : `covered by ${hit?.tagName} ${hit?.textContent?.slice(0, 20)}`;
}
