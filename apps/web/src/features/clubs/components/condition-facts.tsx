import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import { freeSeats } from '@azit/rules/club-viewer-state';
import { isFree } from '@azit/rules/hosting/club-fee';
import { Backpack, Users } from 'lucide-react';
import { feeText } from '#web/domain/club-fee.ts';
import { LineIcon } from '#web/ui/media/line-icon.tsx';
import { ageFact, genderNames } from '../model/club-facts.ts';
import { ClubFact } from './club-fact.tsx';

const joinsNow = '이 링크로는 바로 참여할 수 있어요';
const joinsQueue = '지금은 자리가 없어서 차례를 기다려요';
const joinsLater = '호스트가 수락하면 참여할 수 있어요';
const answers = '크루 멤버는 신청 없이 답해요';

type ConditionFactsProps = {
  club: Invitation & { myAnswer?: boolean | null | undefined };
  /** True for a viewer for whom the host need not decide: nothing is said about joining. */
  isAdmitted?: boolean;
};

export function ConditionFacts({ club, isAdmitted = false }: ConditionFactsProps) {
  const isInCrew = club.myAnswer !== undefined;
  const age = ageFact(club.birthYearMin, club.birthYearMax);
  return (
    <>
      <ClubFact
        icon={<WonIcon />}
        label="참가비"
        more={
          club.phase !== 'over' && !isFree(club.fee) && '현장에서 직접 내요. 미리 보내지 마세요'
        }
      >
        {feeText(club.fee)}
      </ClubFact>
      {club.bringAlong !== null && (
        <ClubFact icon={<Backpack />} label="준비물">
          {club.bringAlong}
        </ClubFact>
      )}
      <ClubFact
        icon={<Users />}
        label="참여 조건"
        more={club.phase === 'open' && (isInCrew ? answers : !isAdmitted && describeJoining(club))}
      >
        {age} · {genderNames[club.genderRestriction]}
      </ClubFact>
    </>
  );
}

function describeJoining(club: Invitation): string {
  if (!club.admits) return joinsLater;
  return freeSeats(club) > 0 ? joinsNow : joinsQueue;
}

function WonIcon() {
  return (
    <LineIcon>
      <circle cx="12" cy="12" r="10" />
      <path d="m7 8.5 2.4 7.5L12 8.5l2.6 7.5L17 8.5" />
      <path d="M6.5 12.2h11" />
    </LineIcon>
  );
}
