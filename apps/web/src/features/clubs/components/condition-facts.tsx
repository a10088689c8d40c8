import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import { isFree } from '@azit/rules/hosting/club-fee';
import { Backpack, Users } from 'lucide-react';
import { feeText } from '#web/domain/club-fee.ts';
import { ageFact, genderNames } from '../model/club-facts.ts';
import { ClubFact } from './club-fact.tsx';
import { WonIcon } from './won-icon.tsx';

export function ConditionFacts({ club }: { club: Invitation }) {
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
        <ClubFact icon={<Backpack aria-hidden />} label="준비물">
          {club.bringAlong}
        </ClubFact>
      )}
      <ClubFact
        icon={<Users aria-hidden />}
        label="참여 조건"
        more={club.phase === 'open' && '호스트가 수락하면 참여할 수 있어요'}
      >
        {age} · {genderNames[club.genderRestriction]}
      </ClubFact>
    </>
  );
}
