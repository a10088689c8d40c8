import type { ClipboardEvent } from 'react';

/** Pastes without the spaces around the text: a copied name often brings some, and they cannot be seen. */
export function pasteTrimmed(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text');
  const trimmed = pasted.trim();
  if (trimmed === pasted) return;
  event.preventDefault();
  const input = event.currentTarget;
  const end = input.value.length;
  input.setRangeText(trimmed, input.selectionStart ?? end, input.selectionEnd ?? end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
