import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { CreateClubForm } from '#web/features/clubs/components/form/create-club-form.tsx';
import { useClubForm } from '#web/features/clubs/components/form/use-club-form.ts';
import { readClubDraft } from '#web/features/clubs/model/club-draft.ts';
import { type ClubFormValues, emptyClubForm } from '#web/features/clubs/model/club-form.ts';
import { forgetCreatedClub, readCreatedClub } from '#web/features/clubs/model/created-club.ts';
import { useAddressSearch } from '#web/features/locations/components/use-address-search.tsx';
import {
  formatNewLocation,
  toLocationFields,
} from '#web/features/locations/model/postcode-address.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useSearchId } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { EarlierClub } from './earlier-club.tsx';

const title = '아지트 만들기';

export function ClubCreateScreen() {
  usePageTitle(title);
  const [created] = useState(readCreatedClub);
  const earlierId = useSearchId('again');
  useEffect(forgetCreatedClub, []);
  if (created !== null) return <Navigate to={paths.clubDetail(created)} replace />;
  if (earlierId === null) return <Create blank={emptyClubForm} earlierBanner={null} />;
  return (
    <EarlierClub key={earlierId} clubId={earlierId} topBar={<CreateTopBar />}>
      {(blank, earlierBanner) => <Create blank={blank} earlierBanner={earlierBanner} />}
    </EarlierClub>
  );
}

type CreateProps = { blank: ClubFormValues; earlierBanner: Blob | null };

function Create({ blank, earlierBanner }: CreateProps) {
  const navigate = useNavigate();
  const [defaults] = useState(() => findDraft(blank) ?? blank);
  const form = useClubForm({ defaults });
  const addressSearch = useAddressSearch((address) =>
    form.choose(toLocationFields(address, formatNewLocation(address))),
  );
  return (
    <>
      <CreateClubForm
        form={form}
        blank={blank}
        earlierBanner={earlierBanner}
        topBar={<CreateTopBar />}
        search={addressSearch.search}
        onPreview={(values) => void navigate(paths.clubPreview, { state: values })}
      />
      {addressSearch.dialog}
    </>
  );
}

function findDraft({ againOf }: ClubFormValues): ClubFormValues | undefined {
  const values = readClubDraft()?.values;
  return againOf === null || values?.againOf === againOf ? values : undefined;
}

function CreateTopBar() {
  return <TopBar title={title} leading={<BackButton />} />;
}
