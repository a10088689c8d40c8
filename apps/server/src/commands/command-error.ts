/** A failure the operator can act on: printed as one line, never with a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}
