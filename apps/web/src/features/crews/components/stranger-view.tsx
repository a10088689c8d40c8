import type { Crew } from '@azit/contract/crews/crew.schema';
import { rhythmDayText } from '@azit/rules/crews/rhythm';
import { formatMonthDay, formatTwelveHour } from '@azit/rules/meeting-time';
import { House } from 'lucide-react';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { temperatureText } from '#web/domain/finding/temperature-text.ts';
import { paths } from '#web/navigation/paths.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { locationText, metText } from '../model/crew-text.ts';
import { CrewFrame, CrewSection } from './crew-banner.tsx';
import styles from './crew-page.module.css';
import { isOpenDate } from './dates/date-rows.tsx';
import { DateTile } from './dates/date-tile.tsx';
import { PersonRow } from './person-row.tsx';

const HOW = '크루는 만나 본 사람들이 이어 가요. 모임에 다녀오면 호스트가 초대할 수 있어요.';

export function StrangerView({ crew }: { crew: Crew }) {
  const { host, intro } = crew;
  const dates = crew.dates.filter(isOpenDate);
  // The text of the rhythm omits the time, because each open meeting below shows its own.
  const rhythm = rhythmDayText(crew.rhythm);
  return (
    <CrewFrame crew={crew} badge="크루">
      <p className={styles.status}>{joinFacts(metText(crew.memberCount, crew.meetings), rhythm)}</p>
      {intro && <p className={styles.intro}>{intro}</p>}
      <div className={styles.joining}>
        <Callout tone="point" icon={<House />} title="먼저 한 번 와 보세요">
          <Sentences text={HOW} />
        </Callout>
      </div>
      <CrewSection title="모두에게 열린 날">
        {dates.length === 0 && <p className="text-sub">지금은 모두에게 열린 날이 없어요.</p>}
        {dates.map((date) => (
          <ListRow
            key={date.clubId}
            title={
              <>
                <strong>{date.clubName ?? formatMonthDay(date.meetingDate)}</strong>{' '}
                {date.myAnswer === true ? (
                  <Badge tone="green">참여해요</Badge>
                ) : (
                  <Badge>{seatsText(date.memberLimit - date.goingCount)}</Badge>
                )}
              </>
            }
            description={joinFacts(formatTwelveHour(date.meetingTime), locationText(date))}
            leading={<DateTile date={date.meetingDate} />}
            to={paths.clubDetail(date.clubId)}
          />
        ))}
      </CrewSection>
      {host && (
        <CrewSection title="호스트">
          <PersonRow
            person={host}
            mark={<span className={styles.warm}>{temperatureText(host.reputation)}</span>}
          />
        </CrewSection>
      )}
    </CrewFrame>
  );
}

function seatsText(seats: number): string {
  return seats > 0 ? `${seats}자리` : '자리가 찼어요';
}

export function StrangerBar({ crew }: { crew: Crew }) {
  const next = crew.dates
    .filter(isOpenDate)
    .find(({ myAnswer, goingCount, memberLimit }) => myAnswer === null && goingCount < memberLimit);
  if (!next) return null;
  return (
    <ActionBar>
      <ButtonLink full to={paths.clubJoin(next.clubId)}>
        {formatMonthDay(next.meetingDate)}에 참여 신청하기
      </ButtonLink>
    </ActionBar>
  );
}
