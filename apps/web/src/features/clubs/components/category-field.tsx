import { LARGE_CATEGORY_IDS } from '@azit/contract/categories/category.schema';
import { messageOf } from '#web/lib/api-error.ts';
import { largeCategoryNames } from '#web/lib/messages/category.ts';
import { useListCategories } from '#web/lib/use-list-categories.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx';
import styles from './club-form.module.css';

type CategoryFieldProps = { value: number; onChange: (categorySmallId: number) => void };

const largeOptions = LARGE_CATEGORY_IDS.map((id) => ({
  value: String(id),
  label: largeCategoryNames[id],
}));

/** The large category first; its first small one is then chosen. */
export function CategoryField({ value, onChange }: CategoryFieldProps) {
  const { data: smalls, error, isFetching, refetch } = useListCategories();
  if (smalls === undefined) {
    if (error) {
      const retry = () => void refetch();
      return <ErrorState message={messageOf(error)} retrying={isFetching} onRetry={retry} />;
    }
    return (
      <SkeletonGroup>
        <Skeleton height="22rem" />
      </SkeletonGroup>
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
