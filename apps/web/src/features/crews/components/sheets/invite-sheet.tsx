import type { CrewCandidate } from '@azit/contract/crews/crew.schema';
import { crewMembers } from '@azit/contract/crews/crew-members.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, Users } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { paths } from '#web/navigation/paths.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { ActSheet } from './act-sheet.tsx';
import { CandidateRows } from './candidate-rows.tsx';
import styles from './crew-form.module.css';
import type { SheetProps } from './sheet-props.ts';

export function InviteSheet({ crew, open, onClose }: SheetProps) {
  const query = useQuery({ ...crewQueries.crewCandidates(crew.crewId), enabled: open });
  const links = useNamedLayer('invite-link');
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const invited = crew.invited ?? [];
  const people = query.data?.filter(
    ({ member }) => !invited.some(({ memberId }) => memberId === member.memberId),
  );
  const label = ticked.length === 0 ? '함께할 사람을 골라 주세요' : `${ticked.length}명 초대하기`;

  return (
    <ActSheet
      open={open}
      onClose={onClose}
      size="sheet"
      title="멤버 초대하기"
      label={people?.length === 0 || query.error ? undefined : label}
      disabled={ticked.length === 0}
      failed="초대하지 못했어요."
      done={`${ticked.length}명에게 물어봤어요`}
      act={() =>
        call(crewMembers.invite, {
          params: { crewId: crew.crewId },
          body: { memberIds: [...ticked] },
        })
      }
    >
      <div className={styles.rows}>
        <ListRow
          title="링크로 부르기"
          description="링크를 받은 사람은 함께하기를 눌러 들어와요"
          leading={<Link />}
          onClick={links.open}
        />
      </div>
      <Candidates
        clubId={crew.past?.[0]?.clubId ?? null}
        people={people}
        query={query}
        ticked={ticked}
        onTick={setTicked}
      />
    </ActSheet>
  );
}

type CandidatesProps = {
  /** The last meeting of the crew. Its host may not have confirmed the attendance yet. */
  clubId: number | null;
  people: readonly CrewCandidate[] | undefined;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  ticked: readonly number[];
  onTick: (ids: number[]) => void;
};

function Candidates({ clubId, people, query, ticked, onTick }: CandidatesProps) {
  if (clubId !== null && query.error instanceof ApiError && query.error.status === 422) {
    return (
      <EmptyState
        icon={<Users />}
        title={query.error.message}
        action={
          <ButtonLink variant="weak" to={paths.clubDetail(clubId)}>
            확인하러 가기
          </ButtonLink>
        }
      />
    );
  }
  if (people === undefined) {
    return (
      <QueryFallback query={query}>
        <Skeleton height="16rem" />
      </QueryFallback>
    );
  }
  if (people.length > 0) return <CandidateRows people={people} ticked={ticked} onTick={onTick} />;
  return (
    <EmptyState
      icon={<Users />}
      title="지금 초대할 수 있는 사람이 없어요."
      how="지난 모임에 함께한 사람을 초대할 수 있어요."
    />
  );
}
