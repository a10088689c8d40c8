import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { formatNearTime } from '@azit/rules/meeting-time';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { usePreapprove } from '../../api/seat-mutations.ts';
import styles from '../member-management.module.css';
import { MemberRow } from '../member-row.tsx';

type QueuedMember = ClubMember & { queue: NonNullable<ClubMember['queue']> };

type QueueSectionProps = {
  clubId: number;
  rows: readonly ClubMember[];
  active: boolean;
  personActions: (member: ClubMember['member']) => ReactNode;
};

export function QueueSection({ clubId, rows, active, personActions }: QueueSectionProps) {
  const queued = rows.filter(isQueued).sort((one, other) => queueOrder(one) - queueOrder(other));
  if (queued.length === 0) return null;
  return (
    <section className={styles.joined}>
      <h2 className="text-title-2">
        자리 기다림 <span className={styles.count}>{queued.length}</span>
      </h2>
      <p className={styles.full}>자리가 나면 미리 수락한 사람에게 차례대로 물어봐요.</p>
      <ul className={styles.list} aria-label="자리 기다림">
        {queued.map((row) => (
          <li key={row.clubMemberId}>
            <MemberRow
              row={row}
              actions={
                <>
                  <p className={styles.deadline}>
                    <QueueState queue={row.queue} />
                  </p>
                  {personActions(row.member)}
                  {active && row.queue.needsApproval && row.queue.offerExpiresAt === null && (
                    <Preapproval clubId={clubId} row={row} />
                  )}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function QueueState({ queue }: { queue: QueuedMember['queue'] }) {
  const { position, offerExpiresAt, isApproved, needsApproval } = queue;
  if (offerExpiresAt !== null) {
    const until = formatNearTime(new Date(offerExpiresAt), new Date());
    return <Badge tone="warning">{until}까지 맡아 뒀어요</Badge>;
  }
  return (
    <>
      <Badge tone="ended">{position}번째</Badge>
      {isApproved && needsApproval && <Badge icon={<Check />}>미리 수락했어요</Badge>}
      {!needsApproval && <Badge>크루 멤버</Badge>}
    </>
  );
}

function Preapproval({ clubId, row }: { clubId: number; row: QueuedMember }) {
  const { memberId, nickname } = row.member;
  const { isApproved } = row.queue;
  const preapprove = usePreapprove(clubId);
  const label = isApproved ? '미리 수락 취소' : '미리 수락';

  async function send() {
    const approved = !isApproved;
    const sending = preapprove.mutateAsync({ memberId, approved });
    if (await failsWithAlert(sending, '미리 수락하지 못했어요.')) return;
    toast(approved ? '미리 수락했어요' : '미리 수락을 취소했어요');
  }

  return (
    <Button
      size="small"
      variant={isApproved ? 'weak' : 'tonal'}
      aria-label={`${nickname}님 ${label}`}
      loading={preapprove.isPending}
      onClick={send}
    >
      {label}
    </Button>
  );
}

function isQueued(row: ClubMember): row is QueuedMember {
  return row.queue !== undefined && row.clubMemberStatus === 'CLUB_WAITING';
}

/** Members who have an offer have no position, so they come first. */
function queueOrder({ queue }: QueuedMember): number {
  return queue.position ?? 0;
}
