import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import { whyNotOpen } from '@azit/rules/club-sentences';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';

/** Instead of a form about a club that has begun, is over or cancelled. */
export function NotOpenPage({ phase, topBar }: { phase: ClubPhase; topBar: ReactNode }) {
  return (
    <Page padded topBar={topBar}>
      <EmptyState icon={<CalendarX2 />} title={`${whyNotOpen(phase)}.`} />
    </Page>
  );
}
