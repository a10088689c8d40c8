import { MEMBER_AREA_MAX } from '@azit/contract/areas/area.field';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { areaMessages } from '#web/domain/copy/finding/area.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { areaQueries } from '#web/queries/area-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { areaName } from '../model/area-name.ts';
import styles from './area-field.module.css';

const AreaSheet = lazy(async () => ({ default: (await import('./area-sheet.tsx')).AreaSheet }));

type AreaFieldProps = { value: readonly string[]; onChange: (codes: string[]) => void };

export function AreaField({ value, onChange }: AreaFieldProps) {
  const titleId = useId();
  const sheet = useNamedLayer('areas');
  const areas = useQuery({ ...areaQueries.list(), enabled: value.length > 0 });
  const named = value.flatMap((code) => areas.data?.find((area) => area.areaCode === code) ?? []);

  function choose(codes: string[]) {
    onChange(codes);
    sheet.close();
  }

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {areaMessages.own} <small>{areaMessages.ownLimit}</small>
      </h2>
      <p className="text-hint">가까운 아지트를 먼저 추천해 드려요.</p>
      <div className={styles.line}>
        {named.map((area) => (
          <Chip key={area.areaCode}>{areaName(area)}</Chip>
        ))}
        <Button variant="weak" size="medium" aria-haspopup="dialog" onClick={sheet.open}>
          {value.length > 0 ? areaMessages.ownChange : areaMessages.ownChoose}
        </Button>
      </div>
      {sheet.wasOpened && (
        <Suspense fallback={null}>
          <AreaSheet
            open={sheet.isOpen}
            title="내 동네 고르기"
            chosen={value}
            most={MEMBER_AREA_MAX}
            doneText={(codes) => areaMessages.ownDone(codes.length)}
            onDone={choose}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </section>
  );
}
