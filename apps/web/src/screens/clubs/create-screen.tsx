import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { imageAddress } from '#web/domain/image-address.ts';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { CreateClubForm } from '#web/features/clubs/components/form/create-club-form.tsx';
import { useClubForm } from '#web/features/clubs/components/form/use-club-form.ts';
import { useEarlierBanner } from '#web/features/clubs/components/form/use-earlier-banner.ts';
import { readClubDraft } from '#web/features/clubs/model/club-draft.ts';
import {
  type ClubFormValues,
  emptyClubForm,
  toReopenedForm,
} from '#web/features/clubs/model/club-form.ts';
import { forgetCreatedClub, readCreatedClub } from '#web/features/clubs/model/created-club.ts';
import { useAddressSearch } from '#web/features/locations/components/use-address-search.tsx';
import {
  formatNewLocation,
  toLocationFields,
} from '#web/features/locations/model/postcode-address.ts';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useSearchId } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { DetailWaiting } from './detail-waiting.tsx';

const ProfileFirst = lazy(async () => ({
  default: (await import('#web/forms/profile-first.tsx')).ProfileFirst,
}));

const title = '아지트 만들기';

export function ClubCreateScreen() {
  usePageTitle(title);
  const [created] = useState(readCreatedClub);
  const earlierId = useSearchId('again');
  const session = useSession();
  const profile = useQuery({
    ...memberQueries.cachedProfile(session?.memberId ?? 0),
    enabled: session !== null,
  });
  useEffect(forgetCreatedClub, []);
  // The skeleton is visible until the code of the club page has loaded.
  if (created !== null) {
    return (
      <>
        <DetailWaiting />
        <Navigate to={paths.clubDetail(created)} replace />
      </>
    );
  }
  if (profile.data?.isProfileComplete === false) {
    return (
      <Page padded topBar={<CreateTopBar />}>
        <Suspense fallback={null}>
          <ProfileFirst member={profile.data} />
        </Suspense>
      </Page>
    );
  }
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
        onPreview={(values, createsNow) =>
          void navigate(paths.clubPreview, { state: { ...values, createsNow } })
        }
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
  return <BackBar title={title} />;
}

type Filled = (blank: ClubFormValues, banner: Blob | null) => ReactNode;
type EarlierClubProps = { clubId: number; topBar: ReactNode; children: Filled };

function EarlierClub({ clubId, topBar, children }: EarlierClubProps) {
  const session = useSession();
  return (
    <ClubFrame clubId={clubId} topBar={topBar}>
      {(club) => {
        const isOwn = club.host.memberId === session?.memberId;
        const hasEnded = club.phase === 'over' || club.phase === 'cancelled';
        if (!isOwn || !hasEnded) return <Navigate to={paths.clubCreate} replace />;
        return <FilledForm club={club}>{children}</FilledForm>;
      }}
    </ClubFrame>
  );
}

function FilledForm({ club, children }: { club: ClubDetail; children: Filled }) {
  const [blank] = useState(() => toReopenedForm(club));
  const banner = useEarlierBanner(imageAddress(club.bannerImage));
  return children(blank, banner);
}
