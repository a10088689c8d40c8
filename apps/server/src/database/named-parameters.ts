const TOKEN =
  /\b[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$([a-z_]*)\$[\s\S]*?\$\1\$|::|:=|:(?<name>[a-z_][a-z0-9_]*)|\$(?<number>\d+)/g;

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
