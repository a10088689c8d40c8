import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { requestMessages } from '#web/api/request-copy.ts';
import { memberMessages } from '#web/domain/copy/member.ts';
import { toast } from '#web/notify/notify.ts';
import { followQueries } from '#web/queries/follow-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useChangeFollow } from '../api/use-change-follow.ts';

type FollowButtonProps = { viewerId: number; memberId: number };

export function FollowButton({ viewerId, memberId }: FollowButtonProps) {
  const status = useQuery(followQueries.status(memberId));
  const { change } = useChangeFollow(viewerId, memberId);

  if (status.data === undefined) {
    const retry = () => void status.refetch();
    return status.isError ? (
      <Button
        full
        size="medium"
        variant="weak"
        icon={<RotateCw />}
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
