import { follows } from '@azit/contract/follows/follows.endpoints';
import { members } from '@azit/contract/members/members.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { errorMessage } from '#web/api/error.ts';
import { memberMessages } from '#web/domain/copy/member.ts';
import type { FollowRow } from '#web/domain/follow-row.ts';
import { confirm, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useChangeFollow } from '../api/use-change-follow.ts';

type RowActionsProps = {
  ownerId: number;
  row: FollowRow;
  onGone: () => void;
};

export function FollowerActions({ ownerId, row, onGone }: RowActionsProps) {
  const { nickname, memberId } = row.member;
  const { change, isPending } = useChangeFollow(ownerId, memberId);
  const remove = useRemoveFollower(ownerId);

  async function confirmRemove() {
    const title = `${nickname}님을 팔로워에서 삭제할까요?`;
    if (remove.isPending) return;
    if (!(await confirm({ title, confirmLabel: '삭제하기', tone: 'danger' }))) return;
    // Await: a callback of `mutate` would not run, because success unmounts this row.
    try {
      await remove.mutateAsync(row.followId);
    } catch {
      toast(memberMessages.followerDeleteFailed);
      return;
    }
    toast('팔로워를 삭제했어요');
    onGone();
  }

  return (
    <>
      <Button
        size="small"
        variant="outline"
        disabled={row.isMutual}
        loading={isPending}
        aria-label={row.isMutual ? `${nickname}님 팔로잉` : `${nickname}님 팔로우`}
        onClick={() =>
          change(true, {
            onSuccess: () => toast('팔로우했어요'),
            onError: (error) => toast(errorMessage(error)),
          })
        }
      >
        {row.isMutual ? '팔로잉' : '팔로우'}
      </Button>
      <Button
        size="small"
        variant="weak"
        loading={remove.isPending}
        aria-label={`${nickname}님 삭제`}
        onClick={confirmRemove}
      >
        삭제
      </Button>
    </>
  );
}

export function FolloweeActions({ ownerId, row, onGone }: RowActionsProps) {
  const { nickname, memberId } = row.member;
  const { change, isPending } = useChangeFollow(ownerId, memberId);
  return (
    <Button
      size="small"
      variant="weak"
      loading={isPending}
      aria-label={`${nickname}님 팔로우 취소`}
      onClick={() =>
        change(false, {
          onSuccess: () => {
            toast('팔로우를 취소했어요');
            onGone();
          },
          onError: (error) => toast(errorMessage(error)),
        })
      }
    >
      팔로우 취소
    </Button>
  );
}

function useRemoveFollower(memberId: number) {
  const client = useQueryClient();
  const changed = [follows.listFollowers, follows.listFollowing, members.get];
  const refresh = () =>
    Promise.all(
      changed.map((endpoint) =>
        client.invalidateQueries({ queryKey: endpointKey(endpoint, { params: { memberId } }) }),
      ),
    );
  return useMutation({
    mutationFn: (followId: number) =>
      call(follows.removeFollower, { params: { memberId, followId } }),
    onSuccess: refresh,
    onError: () => void refresh(),
  });
}
