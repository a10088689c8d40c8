export type TextPart = { text: string; href: string | null };

const url = /https?:\/\/[^\s<>"'“”‘’「」『』]+/giu;
const trailingPunctuation = /[.,!?;:…)\]}、。]+$/u;

/** Only http and https URLs become links; anything else, such as `javascript:`, stays text. */
export function linkParts(body: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of body.matchAll(url)) {
    const text = match[0].replace(trailingPunctuation, '');
    if (!isSafeUrl(text)) continue;
    if (match.index > end) parts.push({ text: body.slice(end, match.index), href: null });
    parts.push({ text, href: text });
    end = match.index + text.length;
  }
  if (end < body.length) parts.push({ text: body.slice(end), href: null });
  return parts;
}

/** Refuses user names, which can disguise the real host: https://azit.kr@evil.example. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
