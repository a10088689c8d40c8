/** Minutes before now, or a day relative to today with a time. */
export type DemoTime = number | readonly [day: number, time: string];

export type DemoMessage = {
  by: string;
  at: DemoTime;
  /** Undefined for a picture. */
  text?: string;
  isAnnouncement?: true;
};

export type DemoRoom = {
  /** The name of the club, or the two members. */
  of: string | readonly [string, string];
  messages: readonly DemoMessage[];
  /** The number of unread messages of the demo logins. */
  unread?: Readonly<Record<string, number>>;
};

export const HOST = '햇살좋은날';
export const MEMBER = '초코송이';
