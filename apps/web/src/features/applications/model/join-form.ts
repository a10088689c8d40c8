import { joinAnswer } from '@azit/contract/clubs/club.field';
import * as z from 'zod/mini';

export const joinForm = z.object({ joinAnswer });
export type JoinForm = z.infer<typeof joinForm>;

const typedAnswer = z.object({ joinAnswer: z.string() });

export function readJoinForm(stored: unknown): JoinForm | undefined {
  return typedAnswer.safeParse(stored).data;
}

export function missingInJoin({ joinAnswer: answer = '' }: Partial<JoinForm>): string | undefined {
  if (answer.trim() === '') return '답변을 쓰면 신청을 보낼 수 있어요.';
  return joinForm.safeParse({ joinAnswer: answer }).error?.issues[0]?.message;
}
