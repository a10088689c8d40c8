type SharedParts = { title: string; text: string; url: string; picture: File | null };

/** Joins what an app has shared into one message. Some apps repeat the link in the text. */
export function shareText({ title, text, url, picture }: SharedParts): string {
  // The title of a picture is its file name.
  const parts = [picture ? '' : title, text, url].map((part) => part.trim());
  return parts
    .filter((part, index) => {
      const isRepeated = parts.some((other) => other !== part && other.includes(part));
      return part !== '' && !isRepeated && parts.indexOf(part) === index;
    })
    .join('\n');
}
