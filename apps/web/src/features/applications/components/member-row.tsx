import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { commentLabels } from '#web/domain/copy/praise.ts';
import { temperatureText } from '#web/domain/finding/temperature-text.ts';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import styles from './member-row.module.css';

type MemberRowProps = { row: ClubMember; mark?: ReactNode; actions?: ReactNode };

export function MemberRow({ row, mark, actions }: MemberRowProps) {
  const { memberId, nickname, aboutMe } = row.member;
  const gone = hasNoProfile(row.member);
  const absences = row.applicant && describeAbsences(row.applicant);
  return (
    <article className={styles.row} aria-label={nickname}>
      <div className={styles.person}>
        <MemberAvatar member={row.member} />
        <div className={styles.text}>
          <h3 className={styles.name}>
            {gone ? (
              nickname
            ) : (
              <Link to={paths.memberProfile(memberId)} className={styles.link}>
                {nickname}
              </Link>
            )}
            {row.applicant && (
              <span className={styles.warm}>{temperatureText(row.applicant.reputation)}</span>
            )}
            {row.cameBefore && <Badge tone="green">지난번에 함께했어요</Badge>}
            {mark}
          </h3>
          {row.applicant && <p className={styles.record}>{describeApplicant(row.applicant)}</p>}
          {aboutMe && <p className="text-sub">{aboutMe}</p>}
        </div>
      </div>
      {row.joinAnswer && (
        <div className={styles.answer}>
          <p className={styles.label}>답변</p>
          <p className={styles.words}>{row.joinAnswer}</p>
        </div>
      )}
      {absences && (
        <p className={styles.absences}>
          <Eye size="1.6rem" />
          {absences}
        </p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

type Applicant = NonNullable<ClubMember['applicant']>;

function describeAbsences({ absences, meetingCount }: Applicant): string | null {
  if (absences) return `1년 안에 오지 않은 날 ${absences}번`;
  // Omit it for a member who has not come to a meeting yet, because the text reads as praise.
  return absences === 0 && meetingCount > 0 ? '오지 않은 날 없음' : null;
}

function describeApplicant(applicant: Applicant): string {
  const { meetingCount, birthDecade, topPraise } = applicant;
  return joinFacts(
    meetingCount === 0 ? '아지트에 처음 왔어요' : `함께한 모임 ${meetingCount}번`,
    topPraise && commentLabels[topPraise],
    birthDecade && `${birthDecade}년대생`,
  );
}
