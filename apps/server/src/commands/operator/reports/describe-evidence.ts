import { bigint, bool, int, jsonText, nullable, text } from '#server/database/column.ts';
import { findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Evidence, EvidenceMessage } from '#server/modules/reports/message-evidence.ts';
import type { OperatorSession } from '../operator-session.ts';
import { oneLine, person, seoulMinute } from '../print.view.ts';

const selectEvidence = statement('operator_select_evidence', {
  text: `
    select r.room_id, r.seq, r.evidence::text as evidence, r.evidence_image, exists (
      select from chat_messages m
      where m.room_id = r.room_id and m.seq = r.seq and m.deleted_at is null) as is_visible
    from message_reports r where r.message_report_id = :report_id`,
  params: { report_id: int },
  row: {
    room_id: bigint,
    seq: int,
    evidence: jsonText,
    evidence_image: nullable(text),
    is_visible: bool,
  },
});

type DescribedEvidence = { lines: string[]; nextStep: string; evidence: object };

export async function describeEvidence(
  { database }: OperatorSession,
  reportId: number,
): Promise<DescribedEvidence | undefined> {
  const stored = await findOne(database, selectEvidence, { report_id: reportId });
  if (stored === undefined) return undefined;
  const { room_id, seq, is_visible, evidence_image: image } = stored;
  const evidence = JSON.parse(stored.evidence) as Evidence;
  const { message, before, after } = evidence;
  const lines = [
    `  채팅방 ${room_id}: ${describeRoom(evidence)}`,
    ...before.map((one) => `    ${messageLine(one)}`),
    `  ▶ ${messageLine(message)}`,
    ...after.map((one) => `    ${messageLine(one)}`),
    ...(image === null ? [] : [`  사진: images/report_evidence/${image}`]),
  ];
  const nextStep = is_visible
    ? `메시지를 가리려면: messages hide ${room_id} ${seq} --note "…"`
    : '이미 지웠거나 가린 메시지예요.';
  return { lines, nextStep, evidence: { room_id, seq, is_visible, image, ...evidence } };
}

function describeRoom({ club, crew }: Evidence): string {
  if (club != null) return `아지트 ${club.clubId} (${oneLine(club.clubName)})`;
  return crew == null ? '두 사람의 대화' : `크루 ${crew.crewId} (${oneLine(crew.name)})`;
}

function messageLine({
  seq,
  memberId,
  nickname,
  text,
  kind,
  createdAt,
  removed,
}: EvidenceMessage): string {
  const sender = memberId === null ? '안내' : person(memberId, nickname);
  const content = removed ? '(지운 메시지)' : (text ?? (kind === 'IMAGE' ? '(사진)' : ''));
  return `#${seq} ${seoulMinute(new Date(createdAt))} ${sender}: ${oneLine(content)}`;
}
