import pino, { type DestinationStream } from 'pino';

/** Error messages may quote user input, so they are redacted. */
function describeError(error: Error) {
  const code = 'code' in error ? String(error.code) : undefined;
  const stack = error.stack?.split('\n').filter(isFrame).slice(0, 11).join('\n');
  return { type: error.constructor.name, code, message: redact(error.message), stack };
}

function isFrame(line: string): boolean {
  return /^ {4}at /.test(line);
}

const SECRET_LIKE =
  /[\w.+-]+@[\w.-]+|[\w-]{20,}\.[\w-]+\.[\w-]+|\$argon2\S+|[A-Za-z0-9_-]{32,}|(?<!\d)\d{6}(?!\d)/g;

export function redact(text: string): string {
  return text.replaceAll(SECRET_LIKE, '[redacted]');
}

export function textDestination(write: (text: string) => void): DestinationStream {
  return {
    write: (line) => {
      const { level, msg, err } = JSON.parse(line);
      const reason = err === undefined ? '' : `: ${err.message}`;
      write(`azit: ${pino.levels.labels[level]}: ${msg}${reason}\n`);
    },
  };
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
