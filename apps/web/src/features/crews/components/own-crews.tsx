import type { OwnCrew } from '@azit/contract/crews/crew.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { Check, Clock, Users, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { thumbAddress } from '#web/domain/image-address.ts';
import { paths } from '#web/navigation/paths.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { pickTint } from '#web/ui/media/tint.ts';
import { useShownCrews } from '../api/use-shown-crew.ts';
import { answerWords } from '../model/crew-text.ts';
import { isNextUnanswered } from '../model/date-answer.ts';
import styles from './own-crews.module.css';
import type { CrewStart } from './sheets/begin-sheet.tsx';

const BeginSheet = lazy(async () => ({
  default: (await import('./sheets/begin-sheet.tsx')).BeginSheet,
}));

const newCrew: CrewStart = {
  name: '',
  categorySmallId: 1,
  fromClubId: null,
  rhythm: { every: 'WEEKLY', weekday: 3 },
  plan: {
    meetingTime: '20:00',
    durationMinutes: 120,
    isOnline: 'offline',
    location: '',
    memberLimit: 8,
    fee: 0,
  },
};

type OwnCrewsProps = {
  crews: OwnCrew[];
  renderCategory: (value: number, onChange: (id: number) => void) => ReactNode;
};

export function OwnCrews({ crews: loaded, renderCategory }: OwnCrewsProps) {
  const crews = useShownCrews(loaded).filter(({ myState }) => myState === 'JOINED');
  const { isOpen, wasOpened, open, close } = useNamedLayer('begin-crew');
  return (
    <section className={styles.crews} aria-labelledby="own-crews">
      <div className={styles.heading}>
        <h2 id="own-crews">
          내 크루 {crews.length > 0 && <span className={styles.count}>{crews.length}</span>}
        </h2>
        <button type="button" className={styles.begin} onClick={open}>
          크루 만들기
        </button>
      </div>
      {crews.length === 0 && (
        <p className="text-sub">아직 크루가 없어요. 모임에서 만난 사람들과 이어 가 보세요.</p>
      )}
      {crews.map((crew) => (
        <CrewRow key={crew.crewId} crew={crew} />
      ))}
      {wasOpened && (
        <Suspense fallback={null}>
          <BeginSheet
            start={newCrew}
            people={[]}
            open={isOpen}
            onClose={close}
            renderCategory={renderCategory}
          />
        </Suspense>
      )}
    </section>
  );
}

function CrewRow({ crew }: { crew: OwnCrew }) {
  const { crewId, image, name, next, paused } = crew;
  const when = next ? formatDetailTime(next, new Date()) : '아직 정해진 날이 없어요';
  return (
    <ListRow
      title={<strong>{name}</strong>}
      description={paused ? '잠시 쉬고 있어요' : when}
      leading={
        <span className={styles.picture}>
          <CoverImage
            src={thumbAddress(image)}
            tint={pickTint(crewId)}
            fallbackIcon={<Users />}
            rounded
          />
        </span>
      }
      trailing={<CrewBadge crew={crew} />}
      to={paths.crew(crewId)}
    />
  );
}

function CrewBadge({ crew }: { crew: OwnCrew }) {
  const { next } = crew;
  if (isNextUnanswered(crew)) return <Badge icon={<Clock />}>답 기다려요</Badge>;
  if (!next || next.myAnswer === null) return null;
  const { myAnswer: going } = next;
  return (
    <Badge tone={going ? 'green' : 'ended'} icon={going ? <Check /> : <X />}>
      {going ? answerWords.going : answerWords.notGoing}
    </Badge>
  );
}
