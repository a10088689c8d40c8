import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CreateClubForm } from '#web/features/clubs/components/create-club-form.tsx';
import { useClubForm } from '#web/features/clubs/components/use-club-form.ts';
import { readClubDraft } from '#web/features/clubs/model/club-draft.ts';
import { emptyClubForm } from '#web/features/clubs/model/club-form.ts';
import { useAddressSearch } from '#web/features/places/components/use-address-search.tsx';
import { placeOfNewClub } from '#web/features/places/model/postcode-address.ts';
import { BackButton } from '#web/lib/back-button.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { TopBar } from '#web/ui/top-bar.tsx';

const title = '아지트 만들기';

export function AzitCreateScreen() {
  usePageTitle(title);
  const navigate = useNavigate();
  const [defaults] = useState(() => readClubDraft()?.values ?? emptyClubForm);
  const form = useClubForm({ defaults });
  const place = useAddressSearch((address) => form.choose({ location: placeOfNewClub(address) }));
  return (
    <>
      <CreateClubForm
        form={form}
        topBar={<TopBar title={title} leading={<BackButton />} />}
        search={place.search}
        onPreview={(values) => void navigate('/azit/preview', { state: values })}
      />
      {place.dialog}
    </>
  );
}
