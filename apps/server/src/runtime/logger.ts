import pino, { type DestinationStream } from 'pino';

/** Errors may quote what a person typed, so only their type, place and code are kept. */
function describeError(error: Error) {
  const code = 'code' in error ? String(error.code) : undefined;
  const stack = error.stack?.split('\n').filter(isFrame).slice(0, 11).join('\n');
  return { type: error.constructor.name, code, message: redact(error.message), stack };
}

/** A message of several lines stands above the frames, and may quote anything. */
function isFrame(line: string): boolean {
  return /^ {4}at /.test(line);
}

/** E-mails, tokens, hashes, anything long and random, and numbers as long as a recovery code. */
const SECRET_LIKE =
  /[\w.+-]+@[\w.-]+|[\w-]{20,}\.[\w-]+\.[\w-]+|\$argon2\S+|[A-Za-z0-9_-]{32,}|(?<!\d)\d{6}(?!\d)/g;

/** Returns the text with everything that looks like a secret or an address replaced. */
export function redact(text: string): string {
  return text.replaceAll(SECRET_LIKE, '[redacted]');
}

export function createLogger(level: string, destination: DestinationStream = pino.destination()) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
    },
    destination,
  );
}
