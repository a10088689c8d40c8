import { applications } from '@azit/contract/clubs/applications.endpoints';
import * as z from 'zod/mini';

export const joinForm = z.pick(applications.apply.body, { joinAnswer: true });
export type JoinForm = z.infer<typeof joinForm>;

const typedAnswer = z.object({ joinAnswer: z.string() });

export function readJoinForm(stored: unknown): JoinForm | undefined {
  return typedAnswer.safeParse(stored).data;
}

export function missingInJoin({ joinAnswer = '' }: Partial<JoinForm>): string | undefined {
  if (joinAnswer.trim() === '') return '답변을 쓰면 신청을 보낼 수 있어요.';
  return joinForm.safeParse({ joinAnswer }).error?.issues[0]?.message;
}
