import type { NoticeData } from '@azit/rules/notices/notice-sentence';
import { inTransaction } from '#server/database/transaction.ts';
import { countBadge } from '#server/modules/chats/push/count-badge.ts';
import { readMeetingFile } from '#server/modules/clubs/calendars/get-meeting-file.ts';
import { addNotices, type NewNotice } from '#server/modules/notices/add-notices.ts';
import { deliveryRuns } from '#server/modules/notices/deliveries/send-deliveries.ts';
import { pushTransport } from '#server/modules/notices/push/push-transport.ts';
import type { TestApp } from '#test/harness/test-app.ts';
import type { PushService } from '#test/peers/push-service.ts';
import { emptyTables, runSql } from './insert-row.ts';
import type { TestMember } from './member-factory.ts';

const REPLY_LIMIT_MS = 30_000;
export const SILENCE_LIMIT_MS = 500;

type DeliveryState = {
  channel: string;
  state: string;
  attempts: number;
  cut_off: number;
  due_at: Date;
  last_error: string | null;
};

export function deliveryWorld(getServer: () => TestApp, service: PushService) {
  const context = () => getServer().context;
  return {
    subscribe: async ({ token }: TestMember, device = service.addDevice()) => {
      const call = {
        method: 'POST',
        url: '/api/push-subscriptions',
        payload: device,
        token,
      } as const;
      const { statusCode } = await getServer().call(call);
      if (statusCode !== 201) throw new Error(`subscribing replied ${statusCode}`);
      return device;
    },
    notify: (...notices: NewNotice[]) => inTransaction(context(), (tx) => addNotices(tx, notices)),
    deliver: (signal = new AbortController().signal, timeLimitMs = REPLY_LIMIT_MS) =>
      deliveryRuns(context(), {
        pushes: pushTransport(context(), { timeLimitMs }),
        readMeetingFile,
        countBadge,
      })(signal),
    deliveries: async (): Promise<DeliveryState[]> =>
      (await runSql(
        context().database,
        `select channel, state, attempts, cut_off, due_at, last_error
         from deliveries order by delivery_id`,
      )) as DeliveryState[],
    outbox: () => runSql(context().database, 'select * from mail_outbox order by mail_id'),
    clear: () =>
      emptyTables(
        context().database,
        'deliveries',
        'notices',
        'push_subscriptions',
        'notice_settings',
        'muted_clubs',
        'mail_outbox',
      ),
  };
}

export const reminded = (meetingDate: string, meetingTime: string): NoticeData => ({
  meeting: { meetingDate, meetingTime },
});
