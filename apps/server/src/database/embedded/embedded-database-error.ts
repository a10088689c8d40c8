/** The embedded database cannot be started; the message is for the person who starts azit. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}
