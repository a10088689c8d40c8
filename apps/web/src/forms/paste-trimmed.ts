import type { ClipboardEvent } from 'react';

/**
 * Removes surrounding spaces: a copied name often has them, and they are invisible in the field.
 */
export function pasteTrimmed(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text');
  const trimmed = pasted.trim();
  if (trimmed === pasted) return;
  event.preventDefault();
  const input = event.currentTarget;
  const { value, selectionStart, selectionEnd } = input;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  setLikeTyped(input, value.slice(0, start) + trimmed + value.slice(end));
  input.setSelectionRange(start + trimmed.length, start + trimmed.length);
}

/** React ignores values that are set through its own setter. The native setter acts like typing. */
function setLikeTyped(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
