/**
 * Names of the IndexedDB databases and their stores. The app clears both at a logout without loading
 * the code of the chat.
 */
export const chatDatabases = {
  /** Drafts and unsent messages. */
  room: ['azit-chat', 'writing'],
  /** Content shared by another app. public/sw-share.js writes it and repeats the names. */
  share: ['azit-share', 'kept'],
} as const;
