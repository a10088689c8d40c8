import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { areaMessages } from '#web/domain/copy/finding/area.ts';
import { paths } from '#web/navigation/paths.ts';
import { areaQueries } from '#web/queries/area-queries.ts';
import { CheckChip } from '#web/ui/fields/check-chip.tsx';
import { areaName } from '../model/area-name.ts';
import styles from './own-areas.module.css';

type OwnAreasProps = {
  memberId: number;
  own: readonly string[];
  chosen: readonly string[];
  onToggle: (code: string) => void;
};

export function OwnAreas({ memberId, own, chosen, onToggle }: OwnAreasProps) {
  const areas = useQuery(areaQueries.list()).data ?? [];
  const named = areas.filter(({ areaCode }) => own.includes(areaCode));
  return (
    <section aria-labelledby="own-areas" className={styles.own}>
      <p className={styles.head}>
        <span>
          <b id="own-areas">{areaMessages.own}</b> <small>{areaMessages.ownLimit}</small>
        </span>
        <Link to={paths.memberEdit(memberId)} className={styles.change}>
          {named.length > 0 ? areaMessages.ownChange : areaMessages.ownChoose}
        </Link>
      </p>
      {named.length > 0 && (
        <div className={styles.chips}>
          {named.map((area) => (
            <CheckChip
              key={area.areaCode}
              label={areaName(area)}
              checked={chosen.includes(area.areaCode)}
              onChange={() => onToggle(area.areaCode)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
