import type { messages } from '@azit/contract/chats/messages.endpoints';
import type { EndpointBody } from '@azit/contract/endpoint';
import { OWN_REPORT_MESSAGES } from '@azit/rules/members/own-report';
import type { Context } from '#server/context.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { messageNotFound } from '#server/modules/chats/messages/message.refusal.ts';
import { requirePresent } from '#server/modules/chats/rooms/require-present.ts';
import { prepareEvidence } from '#server/modules/images/prepare-evidence.ts';
import { storeImage } from '#server/modules/images/store-image.ts';
import { forbidden, Refusal } from '#server/runtime/refusal.ts';
import { toEvidence } from './message-evidence.ts';
import {
  insertMessageReport,
  type ReportedRow,
  selectReportedMessages,
} from './report.repository.ts';

type Input = EndpointBody<typeof messages.report> & { roomId: number; seq: number };
type Reported = { message: ReportedRow; memberId: number; all: ReportedRow[] };

const NEIGHBOURS = 5;

/**
 * Locks the message while its picture is copied: removing the message meanwhile would leave
 * incomplete evidence.
 */
export async function reportMessage(
  context: Context,
  viewer: Viewer,
  input: Input,
): Promise<{ reportId: number }> {
  await enforceVolumeLimit(context, 'report', String(viewer.memberId));
  const { message } = await readReported(context.database, context, viewer, input);
  const picture = await prepareEvidence(context, message.image_name);
  return storeImage(context, picture ?? { name: '', files: [] }, () =>
    inTransaction(context, async (tx) => {
      const reported = await readReported(tx, context, viewer, input);
      const report = await findOne(tx, insertMessageReport, {
        room_id: input.roomId,
        seq: input.seq,
        member_id: reported.memberId,
        reporter_id: viewer.memberId,
        category: input.reportCategory,
        reason: input.reportReason || null,
        evidence: JSON.stringify(toEvidence(reported.message, reported.all)),
        evidence_image: picture?.name ?? null,
        created_at: context.clock.now(),
      });
      if (report === undefined) throw alreadyReported();
      return { reportId: report.message_report_id };
    }),
  );
}

async function readReported(
  db: Queryable,
  { clock }: Pick<Context, 'clock'>,
  viewer: Viewer,
  { roomId, seq }: Input,
): Promise<Reported> {
  const present = await requirePresent(db, viewer, roomId, clock.now());
  const all = await findMany(db, selectReportedMessages, {
    room_id: roomId,
    first_seq: Math.max(seq - NEIGHBOURS, present.joined_seq + 1),
    last_seq: Math.min(seq + NEIGHBOURS, present.last_seq),
  });
  const message = all.find((row) => row.seq === seq);
  if (message === undefined || message.deleted_at !== null || message.sender_id === null) {
    throw messageNotFound();
  }
  if (message.sender_id === viewer.memberId) throw forbidden(OWN_REPORT_MESSAGES.message);
  return { message, memberId: message.sender_id, all };
}

function alreadyReported(): Refusal {
  return new Refusal(409, 'ALREADY_REPORTED', '이미 신고한 메시지예요. 확인하고 있어요.');
}
