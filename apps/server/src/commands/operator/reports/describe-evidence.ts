import { int, jsonText, nullable, text } from '#server/database/column.ts';
import { findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Evidence, EvidenceMessage } from '#server/modules/reports/message-evidence.ts';
import type { OperatorSession } from '../operator-session.ts';
import { oneLine, person, seoulMinute } from '../print.view.ts';

const selectEvidence = statement('operator_select_evidence', {
  text: `
    select evidence::text as evidence, evidence_image from message_reports
    where message_report_id = :report_id`,
  params: { report_id: int },
  row: { evidence: jsonText, evidence_image: nullable(text) },
});

type DescribedEvidence = { lines: string[]; evidence: object | null };

export async function describeEvidence(
  { database }: OperatorSession,
  reportId: number,
): Promise<DescribedEvidence> {
  const stored = await findOne(database, selectEvidence, { report_id: reportId });
  if (stored === undefined) return { lines: [], evidence: null };
  const { evidence_image: image } = stored;
  const evidence = JSON.parse(stored.evidence) as Evidence;
  const { message, before, after } = evidence;
  const lines = [
    `  방: ${describeRoom(evidence)}`,
    ...before.map((one) => `    ${messageLine(one)}`),
    `  ▶ ${messageLine(message)}`,
    ...after.map((one) => `    ${messageLine(one)}`),
    ...(image === null ? [] : [`  사진: images/report_evidence/${image}`]),
  ];
  return { lines, evidence: { image, ...evidence } };
}

function describeRoom({ club, crew }: Evidence): string {
  if (club != null) return `아지트 ${club.clubId} (${oneLine(club.clubName)})`;
  return crew == null ? '두 사람의 대화' : `크루 ${crew.crewId} (${oneLine(crew.name)})`;
}

function messageLine({
  memberId,
  nickname,
  text,
  kind,
  createdAt,
  removed,
}: EvidenceMessage): string {
  const sender = memberId === null ? '안내' : person(memberId, nickname);
  const content = removed ? '(지운 메시지)' : (text ?? (kind === 'IMAGE' ? '(사진)' : ''));
  return `${seoulMinute(new Date(createdAt))} ${sender}: ${oneLine(content)}`;
}
