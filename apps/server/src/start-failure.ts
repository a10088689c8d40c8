/** Returns one line that says what to do about a start that failed. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${error.port}` : '';
    return `port${port} is taken; stop what uses it or set PORT to another one`;
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return 'this port needs more rights; set PORT to one above 1023';
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return 'the database of DATABASE_URL cannot be reached';
  }
  return error.message;
}
