import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { EditClubForm } from '#web/features/clubs/components/form/edit-club-form.tsx';
import { useClubForm } from '#web/features/clubs/components/form/use-club-form.ts';
import { HostPage } from '#web/features/clubs/components/host-page.tsx';
import { readClubForm, toClubForm } from '#web/features/clubs/model/club-form.ts';
import { useAddressSearch } from '#web/features/locations/components/use-address-search.tsx';
import {
  formatEditedLocation,
  toLocationFields,
} from '#web/features/locations/model/postcode-address.ts';
import { useSavedDraft } from '#web/forms/saved-draft.ts';
import { paths } from '#web/navigation/paths.ts';
import { toastOnNextPage } from '#web/notify/notify.ts';
import { NotOpenPage } from './not-open-page.tsx';

export function ClubEditScreen() {
  return (
    <HostPage title="아지트 수정" capability="editClub">
      {(club, topBar) =>
        club.phase === 'open' ? (
          <Edit club={club} topBar={topBar} />
        ) : (
          <NotOpenPage club={club} topBar={topBar} />
        )
      }
    </HostPage>
  );
}

function Edit({ club, topBar }: { club: ClubDetail; topBar: ReactNode }) {
  const navigate = useNavigate();
  const defaults = toClubForm(club);
  const typed = useSavedDraft((stored) =>
    stored === undefined ? undefined : readClubForm(stored),
  );
  const form = useClubForm({ defaults, typed, stored: defaults });
  const addressSearch = useAddressSearch((address) =>
    form.choose(toLocationFields(address, formatEditedLocation(address))),
  );

  /** Do not use Back: it may load another document, which would lose the toast. */
  function finish() {
    toastOnNextPage('아지트를 수정했어요');
    void navigate(paths.clubDetail(club.clubId), { replace: true });
  }

  return (
    <>
      <EditClubForm
        club={club}
        form={form}
        topBar={topBar}
        search={addressSearch.search}
        onSaved={finish}
      />
      {addressSearch.dialog}
    </>
  );
}
