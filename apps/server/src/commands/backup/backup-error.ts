/** Something the person at the keyboard can act on; the message is for them. */
export class BackupError extends Error {
  override name = 'BackupError';
}
