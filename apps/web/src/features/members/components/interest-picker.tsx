import { type CategorySmall, LARGE_CATEGORY_IDS } from '@azit/contract/categories/category.schema';
import { INTEREST_MAX } from '@azit/contract/members/member.field';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { largeCategoryNames } from '#web/domain/copy/category.ts';
import { memberMessages } from '#web/domain/copy/member.ts';
import { toast } from '#web/notify/notify.ts';
import { categoryQueries } from '#web/queries/category-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { CheckChip } from '#web/ui/fields/check-chip.tsx';
import styles from './interest-picker.module.css';

type InterestPickerProps = {
  value: readonly number[];
  onChange: (value: number[]) => void;
};

export function InterestPicker({ value, onChange }: InterestPickerProps) {
  const titleId = useId();
  return (
    <section className={styles.picker} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className="text-title-2">
          관심사
        </h2>
        <p className={styles.count} role="status">
          <span className="visually-hidden">{INTEREST_MAX}개 중 </span>
          <span className={styles.chosen}>{value.length}</span>
          <span aria-hidden="true">/{INTEREST_MAX}</span>
          <span className="visually-hidden">개 골랐어요</span>
        </p>
      </div>
      <p className="text-hint">고른 관심사로 아지트를 추천해 드려요.</p>
      <InterestGroups value={value} onChange={onChange} />
    </section>
  );
}

function InterestGroups({ value, onChange }: InterestPickerProps) {
  const list = useQuery(categoryQueries.small());
  if (!list.data) {
    return (
      <QueryFallback query={list}>
        <InterestSkeleton />
      </QueryFallback>
    );
  }

  function toggle(id: number) {
    if (value.includes(id)) onChange(value.filter((one) => one !== id));
    else if (value.length >= INTEREST_MAX) toast(memberMessages.interestLimit);
    else onChange([...value, id]);
  }

  return groupByLarge(list.data).map(({ largeId, smalls }) => (
    <fieldset key={largeId} className={styles.group}>
      <legend className="text-label">{largeCategoryNames[largeId]}</legend>
      <div className={styles.chips}>
        {smalls.map(({ categorySmallId: id, categoryName }) => (
          <CheckChip
            key={id}
            label={categoryName}
            checked={value.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
    </fieldset>
  ));
}

type InterestGroup = { largeId: number; smalls: CategorySmall[] };

function groupByLarge(smalls: readonly CategorySmall[]): InterestGroup[] {
  return LARGE_CATEGORY_IDS.map((largeId) => ({
    largeId,
    smalls: smalls.filter(({ categoryLargeId }) => categoryLargeId === largeId),
  }));
}

const widths = ['7.6rem', '9rem', '8.2rem', '10.2rem', '7.6rem'];

function InterestSkeleton() {
  return (
    <SkeletonGroup>
      {LARGE_CATEGORY_IDS.map((id) => (
        <div key={id} className={styles.group}>
          <p className="text-label">{largeCategoryNames[id]}</p>
          <div className={styles.chips}>
            {widths.map((width, index) => (
              <span key={`${id}-${String(index)}`} className={styles.shape}>
                <Skeleton width={width} height="3.6rem" />
              </span>
            ))}
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
