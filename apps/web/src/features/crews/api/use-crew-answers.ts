import { crewMembers } from '@azit/contract/crews/crew-members.endpoints';
import { call } from '#web/api/client.ts';
import { useAct } from '#web/queries/use-act.ts';
import { inviteKeyHeader } from '#web/session/invite-key.ts';

type InvitationOptions = {
  inviteKey?: string | undefined;
  onAnswered?: (joining: boolean) => unknown;
};

export const useAnswerInvitation = (crewId: number, { inviteKey, onAnswered }: InvitationOptions) =>
  useAct((joining: boolean) => {
    const headers = inviteKeyHeader(inviteKey);
    return call(crewMembers.answerInvitation, { params: { crewId }, headers, body: { joining } });
  }, onAnswered);
