import type {
  ClubReportCategory,
  MemberReportCategory,
} from '@azit/contract/reports/report.schema';
import { age, oneLine, person, seoulMinute } from '../print.view.ts';
import type { ReportRow } from './report.repository.ts';

function target({ kind, target_id: id, target_name: name }: ReportRow): string {
  if (kind === 'c') return `아지트 ${id} (${oneLine(name ?? '')})`;
  return kind === 't' ? `${person(id, name)}의 메시지` : person(id, name);
}

export function reportLine(report: ReportRow, now: Date): string {
  const seconds = (now.getTime() - report.created_at.getTime()) / 1_000;
  return [
    `${report.kind}${report.report_id}`,
    `${seoulMinute(report.created_at)} (${age(seconds)} 전)`,
    categoryLabel(report.category),
    `대상 ${target(report)}`,
    `신고 ${person(report.reporter_id, report.reporter_nickname)}`,
    ...(report.closed_at === null ? [] : [`처리됨: ${oneLine(report.verdict ?? '')}`]),
  ].join(' · ');
}

export function reportDetail(report: ReportRow): string[] {
  const isOpen = report.closed_at === null;
  return [
    `신고 ${report.kind}${report.report_id}`,
    `  접수: ${seoulMinute(report.created_at)}`,
    `  항목: ${categoryLabel(report.category)}`,
    `  이유: ${report.reason === null ? '(없음)' : oneLine(report.reason)}`,
    `  신고한 사람: ${person(report.reporter_id, report.reporter_nickname)}`,
    `  대상: ${target(report)}`,
    isOpen
      ? '  상태: 처리 전'
      : `  상태: 처리됨 ${seoulMinute(report.closed_at ?? report.created_at)} — ${oneLine(report.verdict ?? '')}`,
  ];
}

export function nextSteps(report: ReportRow): string[] {
  const { kind, report_id: reportId, target_id: id } = report;
  const act =
    kind === 'c'
      ? [
          `아지트를 취소하려면: clubs close ${id} --note "…"`,
          `배너를 가리려면: pictures hide c${id} --note "…"`,
        ]
      : [`회원을 정지하려면: members suspend ${id} --note "…"`];
  const close = `판단을 적고 신고를 처리하려면: reports close ${kind}${reportId} --verdict "…"`;
  return report.closed_at === null ? [...act, close] : act;
}

const labels: Record<ClubReportCategory | MemberReportCategory, string> = {
  ADVERTISEMENT_AND_SPAM: '광고·스팸',
  INAPPROPRIATE_PARTICIPATION_FEE: '부적절한 참가비(개인 계좌로 입금 유도)',
  REQUEST_PERSONAL_CONTACT: '개인 연락처 요구',
  INVITING_OTHERS: '다른 모임으로 초대',
  PARTICULAR_RELIGION_PROPAGATION: '특정 종교 전파',
  ANTISOCIAL_CONTENT: '반사회적 내용',
  BAD_LANGUAGE: '욕설·비방',
  ADVERTISE: '광고',
  PERSONAL_INFORMATION: '개인정보 침해',
  DISCRIMINATION: '차별',
  ETC: '기타',
};

export function categoryLabel(category: string): string {
  return Object.entries(labels).find(([name]) => name === category)?.[1] ?? category;
}
