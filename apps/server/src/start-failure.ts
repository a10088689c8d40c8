import { isDiskFull } from './runtime/disk-full.ts';

const FULL =
  'DATA_DIR 의 디스크가 가득 차서 시작하지 못했어요. 자리를 비운 뒤 다시 시작해 주세요. ' +
  '(The disk of DATA_DIR is full: make room, then start again.)';

export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isDiskFull(error) ? FULL : error.message;
}
