import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { CrewCandidate } from '@azit/contract/crews/crew.schema';
import { weekdayIndex } from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLayer } from '#web/navigation/use-layer.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CrewSection } from './crew-banner.tsx';
import type { CrewStart } from './sheets/begin-sheet.tsx';
import { CandidateRows } from './sheets/candidate-rows.tsx';
import { StayWaiting } from './stay-waiting.tsx';

const BeginSheet = lazy(async () => ({
  default: (await import('./sheets/begin-sheet.tsx')).BeginSheet,
}));

type StayProps = {
  club: ClubDetail;
  /** Null means everyone, which is the choice until the host changes it. */
  chosen: number[] | null;
};

function useCandidates({ club, chosen }: StayProps) {
  const { data: people = [], isPending } = useQuery(crewQueries.candidates(club.clubId));
  const askable = people.filter(({ askableFrom }) => askableFrom === null).map(getId);
  const ticked = (chosen ?? askable).filter((id) => askable.includes(id));
  return { people, isPending, ticked };
}

const LAYER = 'begin-crew:';

/**
 * The layer contains the ids of the chosen people: in a wide window it may open on the other pane,
 * where the page is mounted again and would choose everyone.
 */
function useBeginLayer() {
  return useLayer((held) =>
    typeof held === 'string' && held.startsWith(LAYER) ? held.slice(LAYER.length) : null,
  );
}

/** Lets the host of a past meeting found a crew with those who came. */
export function StaySection(props: StayProps & { onChoose: (chosen: number[]) => void }) {
  const { people, isPending, ticked } = useCandidates(props);
  const { layer, close } = useBeginLayer();
  const [invited, setInvited] = useState(layer);
  if (layer !== null && layer !== invited) setInvited(layer);
  if (isPending) return <StayWaiting people={props.club.joinedCount - 1} />;
  if (people.length === 0) return null;
  return (
    <>
      <CrewSection title="이 사람들과 계속 만나기">
        <p className="text-sub">크루를 만들면 다음부터는 한 번만 눌러 모여요.</p>
        <CandidateRows people={people} ticked={ticked} onTick={props.onChoose} />
      </CrewSection>
      {invited !== null && (
        <Suspense fallback={null}>
          <BeginSheet
            start={startFrom(props.club)}
            people={people
              .filter((one) => invited.split(',').includes(String(getId(one))))
              .map(({ member }) => member)}
            open={layer !== null}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

export function StayButton(props: StayProps) {
  const { people, ticked } = useCandidates(props);
  const { open } = useBeginLayer();
  if (people.length === 0) return null;
  return (
    <Button full disabled={ticked.length === 0} onClick={() => open(`${LAYER}${ticked.join()}`)}>
      {ticked.length === 0 ? '함께할 사람을 골라 주세요' : `${ticked.length}명과 크루 만들기`}
    </Button>
  );
}

function getId({ member }: CrewCandidate): number {
  return member.memberId;
}

function startFrom(club: ClubDetail): CrewStart {
  const { clubId, clubName, categorySmall, durationMinutes, fee, isOnline, location } = club;
  const { areaCode, meetingDate, meetingTime, memberLimit, onlineLink } = club;
  return {
    name: clubName,
    categorySmallId: categorySmall.categorySmallId,
    fromClubId: clubId,
    rhythm: { every: 'WEEKLY', weekday: weekdayIndex(meetingDate) },
    plan: {
      meetingTime: meetingTime.slice(0, 5),
      durationMinutes,
      isOnline,
      location,
      areaCode,
      onlineLink,
      memberLimit,
      fee,
    },
  };
}
