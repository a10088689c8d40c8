import type { Area } from '@azit/contract/areas/area.schema';
import { X } from 'lucide-react';
import { chosenName } from '../model/area-name.ts';
import styles from './chosen-areas.module.css';

type ChosenAreasProps = {
  areas: readonly Area[];
  chosen: readonly string[];
  most: number;
  onRemove: (code: string) => void;
};

export function ChosenAreas({ areas, chosen, most, onRemove }: ChosenAreasProps) {
  const isFull = chosen.length >= most;
  return (
    <div className={styles.line}>
      <p role="status" className={styles.count}>
        {chosen.length > 0 && (
          <span aria-hidden="true">
            {chosen.length}/{most}
          </span>
        )}
        {(chosen.length === 0 || isFull) && (
          <span className={isFull ? 'visually-hidden' : undefined}>
            {most}곳까지 고를 수 있어요.
          </span>
        )}
      </p>
      <ul className={styles.chips} aria-label="고른 지역">
        {chosen.map((code) => (
          <li key={code}>
            <RemoveChip name={chosenName(areas, code)} onRemove={() => onRemove(code)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RemoveChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.chip} aria-label={`${name} 빼기`} onClick={onRemove}>
      {name}
      <X />
    </button>
  );
}
