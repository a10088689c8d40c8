import type { NoticeKind } from '@azit/contract/notices/notice-kind';

export const reminderKinds = [
  'MEETING_TOMORROW',
  'MEETING_SOON',
  'REVIEW_DUE',
] as const satisfies readonly NoticeKind[];
export type ReminderKind = (typeof reminderKinds)[number];

/**
 * When a reminder is sent. Each field is an SQL interval before the start of the meeting; negative
 * intervals are after the start.
 */
type ReminderWindow = {
  from: string;
  /**
   * No reminder is sent later than this, even after an outage of the server: it would be useless.
   */
  to: string;
  toLateJoiners: string;
};

export const reminderWindows: Readonly<Record<ReminderKind, ReminderWindow>> = {
  // A member who joins in the last 24 hours has just seen the time and needs no reminder.
  MEETING_TOMORROW: { from: '24 hours', to: '3 hours', toLateJoiners: '24 hours' },
  MEETING_SOON: { from: '2 hours', to: '10 minutes', toLateJoiners: '15 minutes' },
  REVIEW_DUE: { from: '0 hours', to: '-3 days', toLateJoiners: '-3 days' },
};
