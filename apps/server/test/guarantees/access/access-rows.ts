import { accountRows } from './account-rows.ts';
import { chatRows } from './chat-rows.ts';
import { clubRows } from './club-rows.ts';
import { crewRows } from './crew-rows.ts';
import { messageRows } from './message-rows.ts';
import { peopleRows } from './people-rows.ts';
import type { Row } from './row.ts';

export const accessRows: Record<string, Row> = {
  ...accountRows,
  ...clubRows,
  ...crewRows,
  ...peopleRows,
  ...chatRows,
  ...messageRows,
};
