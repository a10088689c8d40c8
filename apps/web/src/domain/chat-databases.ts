/**
 * Names of the IndexedDB databases. They are in a separate file, so that a logout can clear the
 * databases without loading the chat code.
 */
export const chatDatabases = {
  /** The database and the object store of drafts and unsent messages. */
  room: ['azit-chat', 'writing'],
  /** Content shared by another app. public/sw-share.js writes it and repeats the names. */
  share: ['azit-share', 'kept'],
} as const;
