import type { RemovalReason } from '@azit/contract/crews/crew.field';
import type {
  ChangeRhythmBody,
  CreateCrewBody,
  EditCrewBody,
  OpenDateBody,
} from '@azit/contract/crews/crew.payload';
import { crewDates } from '@azit/contract/crews/crew-dates.endpoints';
import { crewMembers } from '@azit/contract/crews/crew-members.endpoints';
import { crews } from '@azit/contract/crews/crews.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { inviteKeyHeader } from '#web/session/invite-key.ts';

/**
 * Dates, seats, rooms and notices depend on a crew, so every act refetches what is on screen.
 * `onSuccess` runs before the refetch, which may remove the component that acted.
 */
function useCrewAct<Input, Output>(
  act: (input: Input) => Promise<Output>,
  onSuccess?: (input: Input) => unknown,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (_reply, input) => onSuccess?.(input),
    onSettled: () => client.invalidateQueries(),
  });
}

export const useCreateCrew = () =>
  useCrewAct(async (body: CreateCrewBody) => (await call(crews.create, { body })).data);

export const useEditCrew = (crewId: number) =>
  useCrewAct((body: EditCrewBody) => call(crews.edit, { params: { crewId }, body }));

export const useEndCrew = (crewId: number) =>
  useCrewAct(() => call(crews.end, { params: { crewId } }));

export const useChangeRhythm = (crewId: number) =>
  useCrewAct((body: ChangeRhythmBody) =>
    call(crewDates.changeRhythm, { params: { crewId }, body }),
  );

export const useResumeCrew = (crewId: number, onResumed?: () => unknown) =>
  useCrewAct(() => call(crewDates.resume, { params: { crewId } }), onResumed);

export const useOpenDate = (crewId: number) =>
  useCrewAct((body: OpenDateBody) => call(crewDates.open, { params: { crewId }, body }));

export const useSkipDate = (crewId: number) =>
  useCrewAct(({ plannedDate, note }: { plannedDate: string; note: string }) =>
    call(crewDates.skip, { params: { crewId, plannedDate }, body: { note: note || null } }),
  );

export const useInvite = (crewId: number) =>
  useCrewAct((memberIds: number[]) =>
    call(crewMembers.invite, { params: { crewId }, body: { memberIds } }),
  );

type InvitationOptions = {
  inviteKey?: string | undefined;
  /** Runs before the refetch, which finds no crew after a refusal. */
  onAnswered?: (joining: boolean) => unknown;
};

export const useAnswerInvitation = (crewId: number, { inviteKey, onAnswered }: InvitationOptions) =>
  useCrewAct((joining: boolean) => {
    const headers = inviteKeyHeader(inviteKey);
    return call(crewMembers.answerInvitation, { params: { crewId }, headers, body: { joining } });
  }, onAnswered);

export const useRemoveMember = (crewId: number) =>
  useCrewAct(({ memberId, reason }: { memberId: number; reason: RemovalReason }) =>
    call(crewMembers.remove, { params: { crewId, memberId }, body: { reason } }),
  );

/** `onLeft` runs before the refetch, which would find no crew. */
export const useLeaveCrew = (crewId: number, onLeft: () => unknown) =>
  useCrewAct(
    (memberId: number) => call(crewMembers.remove, { params: { crewId, memberId } }),
    onLeft,
  );

export const useAssignRole = (crewId: number) =>
  useCrewAct(({ memberId, role }: { memberId: number; role: 'COHOST' | 'MEMBER' }) =>
    call(crewMembers.assignRole, { params: { crewId, memberId }, body: { role } }),
  );

export const useHandOver = (crewId: number) =>
  useCrewAct((memberId: number) =>
    call(crewMembers.handOver, { params: { crewId }, body: { memberId } }),
  );

export const useAnswerRequest = (
  crewId: number,
  memberId: number,
  onAnswered?: (accepting: boolean) => unknown,
) =>
  useCrewAct(
    (accepting: boolean) =>
      call(crewMembers.answerRequest, { params: { crewId, memberId }, body: { accepting } }),
    onAnswered,
  );

export const useTakeOver = (crewId: number, onTaken: () => unknown) =>
  useCrewAct(() => call(crewMembers.takeOver, { params: { crewId } }), onTaken);

export const useSetAlwaysGoing = (crewId: number) =>
  useCrewAct((going: boolean) =>
    call(crewMembers.setAlwaysGoing, { params: { crewId }, body: { going } }),
  );
