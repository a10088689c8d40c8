import { linkParts } from '../../model/link-parts.ts';

export function MessageText({ body }: { body: string }) {
  let offset = 0;
  return linkParts(body).map(({ text, href }) => {
    const key = offset;
    offset += text.length;
    if (href === null) return text;
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  });
}
