import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { EditClubForm } from '#web/features/clubs/components/edit-club-form.tsx';
import { HostOnly } from '#web/features/clubs/components/host-only.tsx';
import { RowsSkeleton } from '#web/features/clubs/components/rows-skeleton.tsx';
import { useClubForm } from '#web/features/clubs/components/use-club-form.ts';
import { formOfClub } from '#web/features/clubs/model/club-form.ts';
import { useAddressSearch } from '#web/features/places/components/use-address-search.tsx';
import { placeOfEditedClub } from '#web/features/places/model/postcode-address.ts';
import { BackButton } from '#web/lib/back-button.tsx';
import { clubMessages } from '#web/lib/messages/club.ts';
import { toast } from '#web/lib/notify.ts';
import { useGoBack } from '#web/lib/use-go-back.ts';
import { useIdParam } from '#web/lib/use-id-param.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

const title = '아지트 수정';

export function AzitEditScreen() {
  const clubId = useIdParam();
  usePageTitle(title);
  const topBar = (
    <TopBar title={title} leading={<BackButton fallback={`/azit/detail/${clubId}`} />} />
  );
  const loading = (
    <Page padded topBar={topBar}>
      <RowsSkeleton />
    </Page>
  );
  return (
    <ClubFrame clubId={clubId} topBar={topBar} loading={loading}>
      {(club) => (
        <HostOnly club={club} topBar={topBar}>
          {club.clubStatus === 'CLUB_ACTIVE' ? (
            <Edit club={club} topBar={topBar} />
          ) : (
            <Page padded topBar={topBar}>
              <EmptyState icon={<CalendarX2 />} title={`${clubMessages.ended}.`} />
            </Page>
          )}
        </HostOnly>
      )}
    </ClubFrame>
  );
}

function Edit({ club, topBar }: { club: ClubDetail; topBar: ReactNode }) {
  const goBack = useGoBack(`/azit/detail/${club.clubId}`, 2);
  const defaults = formOfClub(club);
  const form = useClubForm({ defaults, kept: defaults });
  const place = useAddressSearch((address) =>
    form.choose({ location: placeOfEditedClub(address) }),
  );

  function finish() {
    toast('아지트를 수정했어요');
    goBack();
  }

  return (
    <>
      <EditClubForm
        club={club}
        form={form}
        topBar={topBar}
        search={place.search}
        onSaved={finish}
      />
      {place.dialog}
    </>
  );
}
