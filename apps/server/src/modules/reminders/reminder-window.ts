import type { NoticeKind } from '@azit/contract/notices/notice-kind';

export const reminderKinds = [
  'MEETING_TOMORROW',
  'MEETING_SOON',
  'REVIEW_DUE',
] as const satisfies readonly NoticeKind[];
export type ReminderKind = (typeof reminderKinds)[number];

/** How much time is left to a meeting when it is reminded of, as SQL intervals; below 0 it has begun. */
type ReminderWindow = {
  /** From here on. */
  from: string;
  /** A server that was down still tells while more than this is left: later it helps nobody. */
  to: string;
  /** Whoever learned of the meeting inside the window is told only while more than this is left. */
  toLateJoiners: string;
};

export const reminderWindows: Readonly<Record<ReminderKind, ReminderWindow>> = {
  // A late joiner has just learned what it would say.
  MEETING_TOMORROW: { from: '24 hours', to: '3 hours', toLateJoiners: '24 hours' },
  MEETING_SOON: { from: '2 hours', to: '10 minutes', toLateJoiners: '15 minutes' },
  REVIEW_DUE: { from: '0 hours', to: '-3 days', toLateJoiners: '-3 days' },
};
