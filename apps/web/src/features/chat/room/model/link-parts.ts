export type TextPart = { text: string; href: string | null };

/** Ends before brackets, quotes and marks that surround an address in a sentence. */
const address = /https?:\/\/[^\s<>"'“”‘’「」『』]+/giu;
const notPartOfIt = /[.,!?;:…)\]}、。]+$/u;

/**
 * Splits a message into plain text and addresses that may become links: http and https only, as they
 * were typed. Everything else, `javascript:` above all, stays text.
 */
export function linkParts(body: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of body.matchAll(address)) {
    const text = match[0].replace(notPartOfIt, '');
    if (!isWebAddress(text)) continue;
    if (match.index > end) parts.push({ text: body.slice(end, match.index), href: null });
    parts.push({ text, href: text });
    end = match.index + text.length;
  }
  if (end < body.length) parts.push({ text: body.slice(end), href: null });
  return parts;
}

/** A name or password before the host makes an address look like another one. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
