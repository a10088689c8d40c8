import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { formatNearTime } from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Clock, UserRoundCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { useNow } from '#web/lib/use-now.ts';
import { applicationQueries } from '#web/queries/application-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { useWaitingRows } from '../model/use-waiting-rows.ts';
import { JoinedMark } from './joined-mark.tsx';
import { KickButton } from './kick-button.tsx';
import styles from './member-management.module.css';
import { MemberRow } from './member-row.tsx';
import { QueueSection } from './seats/queue-section.tsx';
import { WaitingActions } from './waiting-actions.tsx';

type MemberManagementProps = {
  clubId: number;
  hostId: number;
  memberLimit: number;
  phase: ClubDetail['phase'];
  mayKick: boolean;
  personActions: (member: ClubMember['member']) => ReactNode;
};

export function MemberManagement({
  clubId,
  hostId,
  memberLimit,
  phase,
  mayKick,
  personActions,
}: MemberManagementProps) {
  const fullId = useId();
  const query = useQuery(applicationQueries.list(clubId));
  const { data: rows } = query;
  const { waiting, shown, accept } = useWaitingRows(rows ?? []);
  if (rows === undefined) {
    return (
      <QueryFallback query={query}>
        <MemberManagementSkeleton />
      </QueryFallback>
    );
  }
  const active = phase === 'open';
  const seated = rows.filter(({ clubMemberStatus }) => clubMemberStatus === 'CLUB_JOINED');
  const offered = rows.filter(({ queue }) => queue?.offerExpiresAt);
  // Fold the empty list of applicants, so that it does not push down the queue or the members.
  const isFoldedWhenEmpty =
    !active || seated.length > 1 || rows.some(({ queue }) => queue !== undefined);
  const isFull = active && seated.length + offered.length >= memberLimit;
  return (
    <>
      <details open={shown.length > 0 || !isFoldedWhenEmpty} className={styles.waiting}>
        <summary className={styles.summary}>
          <h2 className="text-title-2">
            신청 대기 <span className={styles.count}>{waiting.length}</span>
          </h2>
          <ChevronDown className={styles.chevron} />
        </summary>
        {isFull && waiting.length > 0 && (
          <p id={fullId} className={styles.full}>
            자리가 모두 찼어요. 자리가 나면 수락할 수 있어요.
          </p>
        )}
        {shown.length === 0 ? (
          <EmptyState icon={<UserRoundCheck />} title={clubMessages.nobodyWaiting} />
        ) : (
          <ul className={styles.list} aria-label="신청 대기">
            {shown.map((row) => (
              <li key={row.clubMemberId}>
                <MemberRow
                  row={row}
                  actions={
                    active && (
                      <>
                        <DeadlineBadge row={row} />
                        {personActions(row.member)}
                        {row.clubMemberStatus === 'CLUB_WAITING' ? (
                          <WaitingActions
                            clubId={clubId}
                            row={row}
                            refusalId={isFull ? fullId : undefined}
                            onAccept={() => accept(row)}
                          />
                        ) : (
                          <span className={styles.accepted}>{clubMessages.accepted}</span>
                        )}
                      </>
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {waiting.some(({ expiresAt }) => expiresAt) && <DeadlineNote />}
      </details>
      <QueueSection clubId={clubId} rows={rows} active={active} personActions={personActions} />
      <JoinedMembers
        clubId={clubId}
        hostId={hostId}
        phase={phase}
        seated={seated}
        personActions={personActions}
        mayKick={active && mayKick}
      />
    </>
  );
}

type JoinedMembersProps = Omit<MemberManagementProps, 'memberLimit'> & {
  seated: readonly ClubMember[];
};

function JoinedMembers({
  clubId,
  hostId,
  phase,
  mayKick,
  seated,
  personActions,
}: JoinedMembersProps) {
  const isHost = ({ member }: ClubMember) => member.memberId === hostId;
  const rows = [...seated.filter(isHost), ...seated.filter((row) => !isHost(row))];
  return (
    <section className={styles.joined}>
      <h2 className="text-title-2">
        함께하는 멤버 <span className={styles.count}>{seated.length}</span>
      </h2>
      <ul className={styles.list} aria-label="함께하는 멤버">
        {rows.map((row) => (
          <li key={row.clubMemberId}>
            {isHost(row) ? (
              <MemberRow row={row} mark={<Badge>호스트</Badge>} />
            ) : (
              <MemberRow
                row={row}
                mark={<JoinedMark clubId={clubId} phase={phase} row={row} />}
                actions={
                  <>
                    {personActions(row.member)}
                    {mayKick && <KickButton clubId={clubId} row={row} />}
                  </>
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeadlineNote() {
  return (
    <Callout icon={<Clock />}>
      <Sentences text="시간이 지나면 신청은 저절로 끝나요. 신청한 사람은 다시 신청할 수 있어요." />
    </Callout>
  );
}

const MINUTE_MS = 60_000;
const SOON_MS = 6 * 60 * MINUTE_MS;

/** Shows until when the host can decide about an application. */
function DeadlineBadge({ row: { clubMemberStatus, expiresAt } }: { row: ClubMember }) {
  const now = useNow(MINUTE_MS);
  if (!expiresAt) return null;
  // Hide the deadline of an accepted row but reserve its height, so that the next button does not
  // move below the finger.
  const style = clubMemberStatus === 'CLUB_WAITING' ? {} : { visibility: 'hidden' as const };
  const end = new Date(expiresAt);
  const isSoon = end.getTime() - now.getTime() < SOON_MS;
  return (
    <p className={styles.deadline} style={style}>
      <Badge tone={isSoon ? 'warning' : 'ended'} icon={<Clock />}>
        {formatNearTime(end, now)}까지
      </Badge>
    </p>
  );
}

function MemberManagementSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.rows}>
        <Skeleton shape="line" width="12rem" height="2.6rem" />
        {['one', 'two', 'three'].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="circle" width="4.8rem" />
            <div className={styles.text}>
              <Skeleton shape="line" width="8rem" />
              <Skeleton shape="line" width="80%" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
