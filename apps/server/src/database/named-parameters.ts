/**
 * Matches tokens with a colon or dollar sign that are not parameters (string literals, quoted
 * identifiers, comments, dollar quotes, `::` and `:=`), then parameters. Nested comments are not
 * supported.
 */
const TOKEN =
  /\b[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$([a-z_]*)\$[\s\S]*?\$\1\$|::|:=|:(?<name>[a-z_][a-z0-9_]*)|\$(?<number>\d+)/g;

/**
 * Rewrites `:club_id` to `$n`, where n is the position of the name in `names`. Throws on undeclared,
 * numbered or unused parameters.
 */
export function numberParameters(text: string, names: readonly string[]): string {
  const unused = new Set(names);
  const numbered = text.replaceAll(TOKEN, (token, ...rest) => {
    const { name, number }: { name?: string; number?: string } = rest.at(-1);
    if (number !== undefined) throw new Error(`parameter ${token} has no name`);
    if (name === undefined) return token;
    if (!names.includes(name)) throw new Error(`parameter ${token} is not declared`);
    unused.delete(name);
    return `$${names.indexOf(name) + 1}`;
  });
  if (unused.size > 0) throw new Error(`parameters declared but not used: ${[...unused]}`);
  return numbered;
}
