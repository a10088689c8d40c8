import { age, oneLine, person, seoulMinute } from '../print.view.ts';
import type { ReportRow } from './report.repository.ts';
import { categoryLabel } from './report-category.view.ts';

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
