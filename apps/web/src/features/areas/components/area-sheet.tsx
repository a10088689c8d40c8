import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { areaQueries } from '#web/queries/area-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { toggleArea } from '../model/area-groups.ts';
import { type AreaCounts, AreaPicker } from './area-picker.tsx';
import styles from './area-sheet.module.css';
import { ChosenAreas } from './chosen-areas.tsx';

export type AreaSheetProps = {
  open: boolean;
  title: string;
  chosen: readonly string[];
  most: number;
  doneText: (codes: readonly string[]) => ReactNode;
  shortcut?: (codes: readonly string[], toggle: (code: string) => void) => ReactNode;
  hasWholes?: boolean;
  counts?: AreaCounts | undefined;
  countryCount?: ReactNode;
  countedText?: string | undefined;
  isWaiting?: boolean;
  onDone: (codes: string[]) => void;
  onClose: () => void;
};

export function AreaSheet(props: AreaSheetProps) {
  const { open, title, most, isWaiting = false, onDone, onClose } = props;
  const areas = useQuery({ ...areaQueries.list(), enabled: open });
  const [codes, setCodes] = useState<readonly string[]>(props.chosen);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setCodes(props.chosen);
  }
  const toggle = (code: string) => setCodes(toggleArea(codes, code, most));

  function body() {
    if (areas.error && !areas.data) {
      return (
        <ErrorState
          message="지역을 불러오지 못했어요."
          onRetry={() => void areas.refetch()}
          retrying={areas.isFetching}
        />
      );
    }
    if (!areas.data || isWaiting) return <AreaSkeleton />;
    return (
      <>
        {props.shortcut?.(codes, toggle)}
        {props.countedText && <p className={styles.counted}>{props.countedText}</p>}
        <AreaPicker
          areas={areas.data}
          chosen={codes}
          most={most}
          hasWholes={props.hasWholes ?? false}
          counts={props.counts}
          countryCount={props.countryCount}
          onToggle={toggle}
        />
        <ChosenAreas areas={areas.data} chosen={codes} most={most} onRemove={toggle} />
      </>
    );
  }

  return (
    <Dialog
      open={open}
      size="sheet"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="weak" className={styles.clear} onClick={() => setCodes([])}>
            지우기
          </Button>
          <Button onClick={() => onDone([...codes])}>{props.doneText(codes)}</Button>
        </>
      }
    >
      <div className={styles.sheet}>{body()}</div>
    </Dialog>
  );
}

const rows = ['46%', '58%', '40%', '62%', '50%', '44%', '56%'];

function AreaSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.bones}>
        <Skeleton height="4.4rem" />
        {rows.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton shape="line" width="4rem" height="1.5rem" />
            <Skeleton shape="line" width={width} height="1.6rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
