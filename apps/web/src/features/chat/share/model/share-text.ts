type Words = { title: string; text: string; url: string; picture: File | null };

/** One message of what apps hand over: some put the link into the text, some repeat one in the other. */
export function shareText({ title, text, url, picture }: Words): string {
  // The title of a picture is the name of its file.
  const words = [picture ? '' : title, text, url].map((word) => word.trim());
  return words
    .filter((word, index) => {
      const others = words.filter((_, other) => other !== index);
      const isSaid = others.some((other) => other !== word && other.includes(word));
      return word !== '' && !isSaid && words.indexOf(word) === index;
    })
    .join('\n');
}
