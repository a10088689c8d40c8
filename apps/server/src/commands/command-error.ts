/** Something the operator can act on: printed as one line, never with a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
