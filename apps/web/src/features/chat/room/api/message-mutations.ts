import { messages } from '@azit/contract/chats/messages.endpoints';
import type { MemberReportCategory } from '@azit/contract/reports/report.schema';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useRemoveMessage(roomId: number) {
  return useMutation({
    mutationFn: (seq: number) => call(messages.remove, { params: { roomId, seq } }),
  });
}

type MessageReport = { seq: number; category: MemberReportCategory; reason: string };

export function useReportMessage(roomId: number) {
  return useMutation({
    mutationFn: ({ seq, category, reason }: MessageReport) =>
      call(messages.report, {
        params: { roomId, seq },
        body: { reportCategory: category, reportReason: reason.trim() || null },
      }),
  });
}
