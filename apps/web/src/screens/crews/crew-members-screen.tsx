import { CrewPeople } from '#web/features/crews/components/crew-people.tsx';
import { CrewPage } from './crew-frame.tsx';

export function CrewMembersScreen() {
  return (
    <CrewPage title={(crew) => (crew ? `멤버 ${crew.memberCount}` : '멤버')}>
      {(crew) => <CrewPeople crew={crew} />}
    </CrewPage>
  );
}
