export type DemoTime = number | readonly [day: number, time: string];

export type DemoMessage = {
  by: string;
  at: DemoTime;
  text?: string;
  isAnnouncement?: true;
};

export type DemoRoom = {
  of: string | readonly [string, string];
  messages: readonly DemoMessage[];
  unread?: Readonly<Record<string, number>>;
};

export const HOST = '햇살좋은날';
export const MEMBER = '초코송이';
