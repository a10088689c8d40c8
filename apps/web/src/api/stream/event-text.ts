export type TextEvent = { name: string; data: string; id?: string };

export function eventTextReader(): (piece: string) => TextEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(toEvent).filter((event) => event !== null);
  };
}

function toEvent(block: string): TextEvent | null {
  const lines = block.split('\n');
  const values = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => textAfter(line, field));
  const data = values('data');
  if (data.length === 0) return null;
  const id = values('id').at(-1);
  const event = { name: values('event').at(-1) ?? '', data: data.join('\n') };
  return id === undefined ? event : { ...event, id };
}

/** The event-stream format allows one space after the colon, which is not part of the value. */
function textAfter(line: string, field: string): string {
  return line.slice(field.length + 1).replace(/^ /, '');
}
