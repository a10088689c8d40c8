import { LARGE_CATEGORY_IDS } from '@azit/contract/categories/category.schema';
import { useEffect, useId, useRef } from 'react';
import { categoryLook } from '#web/domain/category-look.ts';
import { largeCategoryNames } from '#web/domain/copy/category.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './category-tiles.module.css';

type CategoryTilesProps = {
  value: number;
  isFolded: boolean;
  onChange: (cl: number) => void;
};

export function CategoryTiles({ value, isFolded, onChange }: CategoryTilesProps) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);

  // Measure in the next frame, when the browser computes the layout anyway: measuring now would
  // compute it twice.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const tile = strip.current?.children[value - 1];
      if (strip.current && tile) centre(strip.current, tile);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <div
      role="radiogroup"
      aria-label="카테고리"
      className={classNames(styles.strip, isFolded && styles.folded)}
      ref={strip}
    >
      {LARGE_CATEGORY_IDS.map((id) => {
        const { icon: Icon, tint } = categoryLook(id);
        return (
          <label key={id} className={styles.tile}>
            <input
              type="radio"
              name={name}
              value={id}
              className={styles.input}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span className={styles.face} style={{ background: tint }}>
              <Icon />
            </span>
            <span className={styles.label}>{breakable(largeCategoryNames[id] ?? '')}</span>
          </label>
        );
      })}
    </div>
  );
}

/** Scrolls horizontally only: scrollIntoView would also scroll the page. */
function centre(strip: HTMLElement, tile: Element): void {
  const [outer, inner] = [strip.getBoundingClientRect(), tile.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

function breakable(name: string) {
  const [first, second] = name.split('/');
  if (second === undefined) return first;
  return (
    <>
      {first}/<wbr />
      {second}
    </>
  );
}
