export type TextEvent = { name: string; data: string };

/**
 * Reads `text/event-stream`: give it the text as it arrives, in pieces of any length; it returns the
 * events that are complete. Comments keep a line awake and are no events.
 */
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
  return data.length === 0 ? null : { name: values('event').at(-1) ?? '', data: data.join('\n') };
}

/** One space after the colon belongs to the syntax. */
function textAfter(line: string, field: string): string {
  return line.slice(field.length + 1).replace(/^ /, '');
}
