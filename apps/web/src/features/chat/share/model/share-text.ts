type SharedParts = { title: string; text: string; url: string; picture: File | null };

/** Some apps repeat the link in the text, so duplicates are dropped. */
export function shareText({ title, text, url, picture }: SharedParts): string {
  // Omit the title of a shared picture, because it is only the file name.
  const parts = [picture ? '' : title, text, url].map((part) => part.trim());
  return parts
    .filter((part, index) => {
      const isRepeated = parts.some((other) => other !== part && other.includes(part));
      return part !== '' && !isRepeated && parts.indexOf(part) === index;
    })
    .join('\n');
}
