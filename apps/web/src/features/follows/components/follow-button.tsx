import { RotateCw } from 'lucide-react';
import { memberMessages } from '#web/lib/messages/member.ts';
import { requestMessages } from '#web/lib/messages/request.ts';
import { toast } from '#web/lib/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { useChangeFollow } from '../api/use-change-follow.ts';
import { useGetFollowStatus } from '../api/use-get-follow-status.ts';

type FollowButtonProps = { viewerId: number; memberId: number };

export function FollowButton({ viewerId, memberId }: FollowButtonProps) {
  const status = useGetFollowStatus(memberId);
  const { change } = useChangeFollow(viewerId, memberId);

  if (status.data === undefined) {
    const retry = () => void status.refetch();
    return status.isError ? (
      <Button
        full
        size="medium"
        variant="weak"
        icon={<RotateCw aria-hidden />}
        loading={status.isFetching}
        onClick={retry}
      >
        {requestMessages.retry}
      </Button>
    ) : (
      <Button full size="medium" variant="weak" disabled>
        팔로우
      </Button>
    );
  }
  const isFollowing = status.data;
  const failed = isFollowing ? memberMessages.unfollowFailed : memberMessages.followFailed;
  return (
    <Button
      full
      size="medium"
      variant={isFollowing ? 'weak' : 'outline'}
      onClick={() => change(!isFollowing, { onError: () => toast(failed) })}
    >
      {isFollowing ? '팔로우 취소' : '팔로우'}
    </Button>
  );
}
