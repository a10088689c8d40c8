import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { ChangeClubForm } from '#web/features/clubs/components/change/change-club-form.tsx';
import { useClubForm } from '#web/features/clubs/components/form/use-club-form.ts';
import { HostPage } from '#web/features/clubs/components/host-page.tsx';
import { changeFields } from '#web/features/clubs/model/changed-plan.ts';
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

export function ClubChangeScreen() {
  return (
    <HostPage title={hostingMessages.changePlan} capability="changeMeeting">
      {(club, topBar) =>
        club.phase === 'open' ? (
          <Change club={club} topBar={topBar} />
        ) : (
          <NotOpenPage club={club} topBar={topBar} />
        )
      }
    </HostPage>
  );
}

function Change({ club, topBar }: { club: ClubDetail; topBar: ReactNode }) {
  const navigate = useNavigate();
  const [defaults] = useState(() => toClubForm(club));
  const typed = useSavedDraft((stored) =>
    stored === undefined ? undefined : readClubForm(stored),
  );
  const form = useClubForm({ defaults, typed, stored: defaults, shown: changeFields });
  const addressSearch = useAddressSearch((address) =>
    form.choose(toLocationFields(address, formatEditedLocation(address))),
  );

  /** Do not use Back: it may load another document, which would lose the toast. */
  function finish(notified: number) {
    toastOnNextPage(hostingMessages.changed(notified));
    void navigate(paths.clubDetail(club.clubId), { replace: true });
  }

  return (
    <>
      <ChangeClubForm
        club={club}
        form={form}
        topBar={topBar}
        search={addressSearch.search}
        onChanged={finish}
      />
      {addressSearch.dialog}
    </>
  );
}
