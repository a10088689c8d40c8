import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { CreateClubForm } from '#web/features/clubs/components/form/create-club-form.tsx';
import { useClubForm } from '#web/features/clubs/components/form/use-club-form.ts';
import { readClubDraft } from '#web/features/clubs/model/club-draft.ts';
import { emptyClubForm } from '#web/features/clubs/model/club-form.ts';
import { forgetCreatedClub, readCreatedClub } from '#web/features/clubs/model/created-club.ts';
import { useAddressSearch } from '#web/features/locations/components/use-address-search.tsx';
import { locationOfNewClub } from '#web/features/locations/model/postcode-address.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { TopBar } from '#web/ui/layout/top-bar.tsx';

const title = '아지트 만들기';

export function ClubCreateScreen() {
  const [created] = useState(readCreatedClub);
  useEffect(forgetCreatedClub, []);
  return created === null ? <Create /> : <Navigate to={paths.clubDetail(created)} replace />;
}

function Create() {
  usePageTitle(title);
  const navigate = useNavigate();
  const [defaults] = useState(() => readClubDraft()?.values ?? emptyClubForm);
  const form = useClubForm({ defaults });
  const addressSearch = useAddressSearch((address) =>
    form.choose({ location: locationOfNewClub(address) }),
  );
  return (
    <>
      <CreateClubForm
        form={form}
        topBar={<TopBar title={title} leading={<BackButton />} />}
        search={addressSearch.search}
        onPreview={(values) => void navigate(paths.clubPreview, { state: values })}
      />
      {addressSearch.dialog}
    </>
  );
}
