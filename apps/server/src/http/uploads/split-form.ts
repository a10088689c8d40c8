const MAX_PARTS = 6;
const MAX_HEADER_BYTES = 8 * 1024;

export type FormPart = { isFile: boolean; bytes: Buffer };

/** RFC 2046 allows at most 70 characters; a longer boundary could block the event loop. */
const BOUNDARY = /;[ \t]*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?:[\s;]|$))/i;

export function readBoundary(contentType: string): string | undefined {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  return quoted ?? bare;
}

export function splitForm(form: Buffer, boundary: string): Map<string, FormPart> | undefined {
  const opening = `--${boundary}`;
  const delimiter = `\r\n${opening}`;
  const parts = new Map<string, FormPart>();
  let delimiterStart = form.indexOf(opening);
  let cursor = delimiterStart + opening.length;
  while (delimiterStart !== -1 && !isText(form, cursor, '--')) {
    const headerEnd = form.indexOf('\r\n\r\n', cursor);
    const bodyStart = headerEnd + 4;
    delimiterStart = form.indexOf(delimiter, bodyStart);
    const isWhole = isText(form, cursor, '\r\n') && headerEnd !== -1 && delimiterStart !== -1;
    if (!isWhole || headerEnd - cursor > MAX_HEADER_BYTES) return undefined;
    const header = readHeader(form.toString('utf8', cursor, headerEnd));
    if (header === undefined || parts.has(header.name) || parts.size === MAX_PARTS)
      return undefined;
    parts.set(header.name, {
      isFile: header.isFile,
      bytes: form.subarray(bodyStart, delimiterStart),
    });
    cursor = delimiterStart + delimiter.length;
  }
  return delimiterStart === -1 ? undefined : parts;
}

function isText(form: Buffer, start: number, text: string): boolean {
  return form.toString('latin1', start, start + text.length) === text;
}

const DISPOSITION = /^content-disposition:[ \t]*form-data[ \t]*(;.*)$/im;
const PARAMETER = /;[ \t]*([^\s=;]+)=(?:"((?:[^"\\]|\\.)*)"|([^;"\s]*))/g;
const BINARY = /^content-type:[ \t]*application\/octet-stream/im;

function readHeader(header: string): { name: string; isFile: boolean } | undefined {
  const disposition = DISPOSITION.exec(header)?.[1] ?? '';
  const parameters = new Map<string, string>();
  for (const [, key = '', quoted, bare] of disposition.matchAll(PARAMETER)) {
    parameters.set(key.toLowerCase(), quoted ?? bare ?? '');
  }
  const name = parameters.get('name');
  if (name === undefined) return undefined;
  const hasFileName = parameters.has('filename') || parameters.has('filename*');
  return { name, isFile: hasFileName || BINARY.test(header) };
}
