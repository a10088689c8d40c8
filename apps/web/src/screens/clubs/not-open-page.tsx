import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { whyNotOpen } from '@azit/rules/club-sentences';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { paths } from '#web/navigation/paths.ts';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';

type NotOpenPageProps = { club: ClubDetail; topBar: ReactNode };

export function NotOpenPage({ club: { clubId, phase }, topBar }: NotOpenPageProps) {
  return (
    <Page padded topBar={topBar}>
      <EmptyState
        icon={<CalendarX2 />}
        title={`${whyNotOpen(phase)}.`}
        action={<TonalLink to={paths.clubDetail(clubId)}>{clubMessages.look}</TonalLink>}
      />
    </Page>
  );
}
