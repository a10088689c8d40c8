import type { Crew, CrewMember } from '@azit/contract/crews/crew.schema';
import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { dayText, requestText, roleNames } from '../model/crew-text.ts';
import { CrewSection } from './crew-banner.tsx';
import styles from './crew-people.module.css';
import { PersonRow } from './person-row.tsx';
import { useCrewSheet } from './sheets/use-crew-sheet.tsx';

export function CrewPeople({ crew }: { crew: Crew }) {
  const { members = [], invited = [] } = crew;
  const { sheet, openSheet } = useCrewSheet(crew);
  const isHost = crew.myRole === 'HOST' && crew.endedAt === null;
  return (
    <>
      <ul className={styles.people}>
        {members.map((person) => (
          <li key={person.member.memberId}>
            <PersonRow
              person={person.member}
              mark={person.role !== 'MEMBER' && <Badge>{roleNames[person.role]}</Badge>}
              about={describe(person)}
              isPlain={isHost}
              trailing={
                isHost && person.role !== 'HOST' ? (
                  <IconButton
                    className={styles.manage}
                    label={`${person.member.nickname}님 관리`}
                    icon={<EllipsisVertical />}
                    onClick={() => openSheet(`member/${person.member.memberId}`)}
                  />
                ) : undefined
              }
            />
          </li>
        ))}
      </ul>
      {invited.length > 0 && (
        <CrewSection title="초대 중">
          <ul>
            {invited.map((member) => (
              <li key={member.memberId}>
                <PersonRow person={member} about="아직 답을 기다려요" />
              </li>
            ))}
          </ul>
        </CrewSection>
      )}
      {sheet}
    </>
  );
}

function describe({ joinedAt, requestedRole, visits = 0 }: CrewMember): string {
  if (requestedRole) return `${requestText(requestedRole)}. 답을 기다려요`;
  return visits > 0 ? `${visits}번 왔어요` : `${dayText(joinedAt)}부터 함께해요`;
}
