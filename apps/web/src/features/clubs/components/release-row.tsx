import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { ArrowRightLeft } from 'lucide-react';
import { failureText } from '#web/api/error.ts';
import { showAlert } from '#web/notify/notify.ts';
import { SwitchRow } from '#web/ui/layout/switch-row.tsx';
import { useEditClub } from '../api/use-edit-club.ts';
import { toClubForm, toPlan } from '../model/club-form.ts';

export function ReleaseRow({ club }: { club: ClubDetail }) {
  const { mutate, isPending, variables } = useEditClub(club.clubId);
  const isOn = isPending ? variables.releasesSeats : club.releasesSeats;
  const change = (releasesSeats: boolean) =>
    mutate(
      { ...toPlan(toClubForm(club)), releasesSeats },
      { onError: (error) => void showAlert(failureText('바꾸지 못했어요.', error)) },
    );
  return (
    <SwitchRow
      title="답이 없으면 자리 넘기기"
      description="하루 전 물음에 6시간 전까지 답이 없고 기다리는 사람이 있을 때"
      leading={<ArrowRightLeft />}
      checked={isOn ?? false}
      disabled={isPending}
      onChange={change}
    />
  );
}
