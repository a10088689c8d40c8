import type { Crew, CrewMember } from '@azit/contract/crews/crew.schema';
import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLayer } from '#web/navigation/use-layer.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { dayText, roleNames, visitsText } from '../model/crew-text.ts';
import { CrewSection } from './crew-banner.tsx';
import styles from './crew-people.module.css';
import { PersonRow } from './person-row.tsx';

const MemberSheet = lazy(async () => ({
  default: (await import('./sheets/member-sheet.tsx')).MemberSheet,
}));

export function CrewPeople({ crew }: { crew: Crew }) {
  const { members = [], invited = [] } = crew;
  const { layer, open, close } = useLayer((held) =>
    typeof held === 'string' && held.startsWith('member/') ? held : null,
  );
  const [last, setLast] = useState(layer);
  if (layer !== null && layer !== last) setLast(layer);
  const chosen = members.find(({ member }) => last === `member/${member.memberId}`);
  const isHost = crew.myRole === 'HOST' && crew.endedAt === null;
  return (
    <>
      <ul>
        {members.map((person) => (
          <li key={person.member.memberId} className={styles.person}>
            <PersonRow
              person={person.member}
              mark={person.role !== 'MEMBER' && <Badge>{roleNames[person.role]}</Badge>}
              about={describe(person)}
              isPlain={isHost}
            />
            {isHost && person.role !== 'HOST' && (
              <IconButton
                label={`${person.member.nickname}님 관리`}
                icon={<EllipsisVertical aria-hidden />}
                onClick={() => open(`member/${person.member.memberId}`)}
              />
            )}
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
      {chosen && (
        <Suspense fallback={null}>
          <MemberSheet
            key={last}
            crew={crew}
            person={chosen}
            open={layer !== null}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function describe({ joinedAt, visits }: CrewMember): string {
  return visits === undefined ? `${dayText(joinedAt)}부터 함께해요` : visitsText(visits);
}
