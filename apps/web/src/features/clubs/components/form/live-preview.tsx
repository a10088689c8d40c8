import { useQuery } from '@tanstack/react-query';
import { splitViewMessages } from '#web/domain/copy/split-view.ts';
import type { ClubFormValues } from '#web/features/clubs/model/club-form.ts';
import { previewClub, toHost } from '#web/features/clubs/model/preview-club.ts';
import { categoryQueries } from '#web/queries/category-queries.ts';
import { useSession } from '#web/session/session.ts';
import { PaneContext } from '#web/ui/layout/pane.ts';
import { ClubDetailView } from '../club-detail-view.tsx';
import styles from './live-preview.module.css';

const beside = { isBeside: true, openPath: null };

export function LivePreview({ values, src }: { values: ClubFormValues; src: string | null }) {
  const session = useSession();
  const { data: smalls = [] } = useQuery(categoryQueries.small());
  if (!session) return null;
  return (
    <aside aria-label={splitViewMessages.preview} className={styles.preview}>
      <p className={styles.label}>{splitViewMessages.preview}</p>
      <PaneContext value={beside}>
        <ClubDetailView
          readOnly
          club={previewClub(fillBlanks(values), toHost(session), smalls)}
          bannerSrc={src}
        />
      </PaneContext>
    </aside>
  );
}

function fillBlanks(values: ClubFormValues): ClubFormValues {
  return {
    ...values,
    clubName: values.clubName.trim() || '아지트 이름',
    location: values.location.trim() || '장소를 적으면 보여요',
    clubInfo: values.clubInfo.trim() || '소개를 쓰면 여기에 보여요.',
  };
}
