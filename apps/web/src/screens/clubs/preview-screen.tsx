import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router';
import { expectCelebration } from '#web/domain/pending-celebration.ts';
import { useDraftBanner } from '#web/features/clubs/components/form/use-draft-banner.ts';
import { PreviewClub } from '#web/features/clubs/components/preview-club.tsx';
import { readClubDraft } from '#web/features/clubs/model/club-draft.ts';
import { readClubForm } from '#web/features/clubs/model/club-form.ts';
import { clubFormErrors } from '#web/features/clubs/model/club-form-errors.ts';
import { rememberCreatedClub } from '#web/features/clubs/model/created-club.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { useSession } from '#web/session/session.ts';

export function ClubPreviewScreen() {
  usePageTitle('미리보기');
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isReached = useNavigationType() === 'PUSH';
  const { image } = useDraftBanner();
  const values = readClubForm(state ?? readClubDraft()?.values);
  const isComplete = Object.keys(clubFormErrors(values, { now: new Date() })).length === 0;
  if (!session || image === undefined) return null;
  if (!isComplete || image === null) return <Navigate to={paths.clubCreate} replace />;

  // Only the create form passes state to this page. So if there is state, the form is the previous
  // history entry.
  const isAfterForm = state !== null;

  return (
    <PreviewClub
      values={values}
      image={image}
      session={session}
      // Create the club at once only when the form leads here, not after a reload, Back or Forward.
      createsNow={isReached && state?.createsNow === true}
      onCreated={(clubId) => expectCelebration('opened', clubId)}
      onLead={(clubId) => {
        if (!isAfterForm) return void navigate(paths.clubDetail(clubId), { replace: true });
        rememberCreatedClub(clubId);
        void navigate(-1);
      }}
    />
  );
}
