import type { ReactNode } from 'react';
import { paths } from '#web/navigation/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useReviewsLeft } from '../api/use-reviews-left.ts';

export function AfterMeeting({ clubId, room }: { clubId: number; room: ReactNode }) {
  const left = useReviewsLeft(clubId, true);
  if (left === undefined) return <Skeleton height="5.2rem" />;
  if (left === 0) return room;
  return (
    <ButtonLink full to={paths.reviewCreate(clubId)}>
      후기 쓰기
    </ButtonLink>
  );
}
