/** The first space is a no-break space, so that no line begins with the dot. */
export const factSeparator = '\u00a0· ';

export function joinFacts(...facts: (string | number | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(factSeparator);
}
