/** Minutes before now, or a day before today and a time of it. */
export type DemoMoment = number | readonly [day: number, time: string];

export type DemoMessage = {
  by: string;
  at: DemoMoment;
  /** Without one, it is a picture. */
  text?: string;
  isAnnouncement?: true;
};

export type DemoRoom = {
  /** The name of the club, or the two who talk. */
  of: string | readonly [string, string];
  messages: readonly DemoMessage[];
  /** How many of the last messages the demo logins have not read. */
  unread?: Readonly<Record<string, number>>;
};

export const HOST = '햇살좋은날';
export const MEMBER = '초코송이';
