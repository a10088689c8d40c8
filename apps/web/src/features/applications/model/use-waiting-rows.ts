import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { useState } from 'react';
import { isUndecided } from '#web/domain/club-people.ts';

type Accepted = { row: ClubMember; index: number };

/**
 * Accepted rows stay in place while others wait: otherwise the next 수락 button would move under the
 * finger.
 */
export function useWaitingRows(rows: readonly ClubMember[]) {
  const [accepted, setAccepted] = useState<readonly Accepted[]>([]);
  const waiting = rows.filter(isUndecided);
  const shown = [...waiting];
  for (const { row, index } of waiting.length > 0 ? accepted : []) {
    const current = rows.find((one) => isSame(one, row));
    if (current?.clubMemberStatus === 'CLUB_JOINED') {
      shown.splice(index, 0, { ...row, clubMemberStatus: 'CLUB_JOINED' });
    }
  }
  return {
    waiting,
    shown,
    accept: (row: ClubMember) => {
      const index = shown.findIndex((one) => isSame(one, row));
      const all = [...accepted.filter((one) => !isSame(one.row, row)), { row, index }];
      setAccepted(all.sort((one, other) => one.index - other.index));
    },
  };
}

function isSame(one: ClubMember, other: ClubMember): boolean {
  return one.clubMemberId === other.clubMemberId;
}
