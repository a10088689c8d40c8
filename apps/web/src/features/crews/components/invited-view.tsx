import type { Crew } from '@azit/contract/crews/crew.schema';
import { rhythmText } from '@azit/rules/crews/rhythm';
import { formatMonthDay } from '@azit/rules/meeting-time';
import { MapPin, Repeat, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { durationText } from '#web/domain/meeting/meeting-span.ts';
import { MemberAvatar, MemberStack } from '#web/domain/member-avatar.tsx';
import { locationText, metText } from '../model/crew-text.ts';
import { CrewFrame } from './crew-banner.tsx';
import styles from './crew-page.module.css';

export function InvitedView({ crew }: { crew: Crew }) {
  const { invitedBy, members = [] } = crew;
  const [next] = crew.dates;
  const nextDate = crew.nextMeetingDate ?? next?.meetingDate;
  const when = nextDate && `다음은 ${formatMonthDay(nextDate)}`;
  const location = next ? locationText(next) : crew.area;
  return (
    <CrewFrame
      crew={crew}
      badge="크루 초대"
      above={
        <p className={styles.host}>
          {invitedBy && <MemberAvatar member={invitedBy} size={2.8} />}
          <span>
            {invitedBy ? (
              <>
                <b>{invitedBy.nickname}</b>님이 초대했어요
              </>
            ) : (
              '크루에 초대받았어요'
            )}
          </span>
        </p>
      }
    >
      {crew.intro && <p className={styles.intro}>{crew.intro}</p>}
      <div className={styles.facts}>
        <Fact icon={<Repeat />} title={rhythmText(crew.rhythm, crew.meetingTime)}>
          {joinFacts(durationText(crew.durationMinutes), when)}
        </Fact>
        {location && <Fact icon={<MapPin />} title={location} />}
        <Fact icon={<Users />} title={metText(crew.memberCount, crew.meetings)}>
          {members.length > 0 && acquaintance(members.length, crew.memberCount)}
          {members.length > 0 && (
            <span className={styles.faces}>
              <MemberStack members={members.map(({ member }) => member)} size={3.2} />
            </span>
          )}
        </Fact>
      </div>
      <div className={styles.joining}>
        <div className={styles.box}>
          <b>함께하면</b>
          <ul>
            <li>날짜가 나오면 갈게요, 못 가요로만 답해요.</li>
            <li>크루 채팅방에 들어가요.</li>
            <li>언제든 한 번 눌러 나갈 수 있어요.</li>
          </ul>
        </div>
      </div>
    </CrewFrame>
  );
}

function acquaintance(met: number, all: number): string {
  const text = '지난 모임에서 만났어요';
  if (met < all) return `그중 ${met}명은 ${text}`;
  return all > 1 ? `모두 ${text}` : text;
}

type FactProps = { icon: ReactNode; title: string; children?: ReactNode };

function Fact({ icon, title, children }: FactProps) {
  return (
    <div className={styles.fact}>
      {icon}
      <div>
        <b>{title}</b>
        {children && <span className={styles.met}>{children}</span>}
      </div>
    </div>
  );
}
