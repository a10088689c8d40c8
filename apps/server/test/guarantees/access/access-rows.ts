import { accountRows } from './account-rows.ts';
import { chatRows } from './chat-rows.ts';
import { clubRows } from './club-rows.ts';
import { messageRows } from './message-rows.ts';
import { peopleRows } from './people-rows.ts';
import type { Row } from './row.ts';

/** Who may call which endpoint for whom; each endpoint has one row. */
export const accessRows: Record<string, Row> = {
  ...accountRows,
  ...clubRows,
  ...peopleRows,
  ...chatRows,
  ...messageRows,
};
