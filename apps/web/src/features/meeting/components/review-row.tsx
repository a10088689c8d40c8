import { PenLine } from 'lucide-react';
import { paths } from '#web/navigation/paths.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { useReviewsLeft } from '../api/use-reviews-left.ts';

/** For a host, whose main button after the meeting is not about reviews. */
export function ReviewRow({ clubId }: { clubId: number }) {
  const left = useReviewsLeft(clubId, true);
  if (!left) return null;
  return (
    <section>
      <h2 className="text-title-2">지금 할 일</h2>
      <ListRow
        title="후기 쓰기"
        description={`${left}명에게 남길 수 있어요`}
        leading={<PenLine />}
        to={paths.reviewCreate(clubId)}
      />
    </section>
  );
}
