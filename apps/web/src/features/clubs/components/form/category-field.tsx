import { LARGE_CATEGORY_IDS } from '@azit/contract/categories/category.schema';
import { useQuery } from '@tanstack/react-query';
import { largeCategoryNames } from '#web/domain/copy/category.ts';
import { categoryQueries } from '#web/queries/category-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import styles from './club-form.module.css';

type CategoryFieldProps = { value: number; onChange: (categorySmallId: number) => void };

const largeOptions = LARGE_CATEGORY_IDS.map((id) => ({
  value: String(id),
  label: largeCategoryNames[id],
}));

export function CategoryField({ value, onChange }: CategoryFieldProps) {
  const query = useQuery(categoryQueries.small());
  const { data: smalls } = query;
  if (smalls === undefined) {
    return (
      <QueryFallback query={query}>
        <SkeletonGroup>
          <Skeleton height="22rem" />
        </SkeletonGroup>
      </QueryFallback>
    );
  }
  const largeId = smalls.find(({ categorySmallId }) => categorySmallId === value)?.categoryLargeId;
  const siblings = smalls.filter(({ categoryLargeId }) => categoryLargeId === largeId);

  function chooseLarge(id: string) {
    const first = smalls?.find(({ categoryLargeId }) => String(categoryLargeId) === id);
    if (first) onChange(first.categorySmallId);
  }

  return (
    <div className={styles.group}>
      <ChoiceGroup
        legend="큰 카테고리"
        options={largeOptions}
        value={largeId === undefined ? null : String(largeId)}
        onChange={chooseLarge}
      />
      <ChoiceGroup
        legend="작은 카테고리"
        options={siblings.map(({ categorySmallId, categoryName }) => ({
          value: String(categorySmallId),
          label: categoryName,
        }))}
        value={String(value)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
}
