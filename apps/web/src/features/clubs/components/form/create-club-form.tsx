import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { categoryText } from '#web/domain/copy/category.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { leavingMessages } from '#web/domain/copy/leaving.ts';
import { saveClubDraft } from '#web/features/clubs/model/club-draft.ts';
import { type ClubFormValues, isUntouched } from '#web/features/clubs/model/club-form.ts';
import { clubFormProgress, sectionCount } from '#web/features/clubs/model/club-form-progress.ts';
import { forgetWholeDraft } from '#web/features/clubs/model/draft-banner.ts';
import { EntryForm } from '#web/forms/entry-form.tsx';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { paths } from '#web/navigation/paths.ts';
import { confirm } from '#web/notify/notify.ts';
import { categoryQueries } from '#web/queries/category-queries.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useWideScreen } from '#web/ui/layout/use-wide-screen.ts';
import { BannerField } from './banner-field.tsx';
import { CategoryField } from './category-field.tsx';
import styles from './club-form.module.css';
import type { LocationSearch } from './location-field.tsx';
import { NameSection } from './name-section.tsx';
import { TextSection } from './text-section.tsx';
import type { ClubForm } from './use-club-form.ts';
import { useDraftBanner } from './use-draft-banner.ts';
import { WhenWhereSection } from './when-where-section.tsx';
import { WhoSection } from './who-section.tsx';

const LivePreview = lazy(async () => ({
  default: (await import('./live-preview.tsx')).LivePreview,
}));

type CreateClubFormProps = {
  form: ClubForm;
  blank: ClubFormValues;
  earlierBanner: Blob | null;
  topBar: ReactNode;
  search: LocationSearch;
  /**
   * `createsNow` is true if the form has shown the preview beside it. The club is then created
   * without the preview page.
   */
  onPreview: (values: ClubFormValues, createsNow: boolean) => void;
};

export function CreateClubForm({ form, blank, topBar, search, ...props }: CreateClubFormProps) {
  const formId = useId();
  const { values, errors, subscribe } = form;
  const banner = useDraftBanner(props.earlierBanner);
  const hasImage = Boolean(banner.image);
  const src = useObjectUrl(banner.image ?? null);
  const untouched = isUntouched(values, blank) && !banner.isChosen;
  const progress = clubFormProgress({ values, errors, hasImage });
  const category = useCategoryText(values.categorySmallId);
  const isWide = useWideScreen();

  useLeaveDraft(!untouched);
  useEffect(() => {
    const callback = ({ values }: { values: ClubFormValues }) => saveClubDraft({ values });
    return subscribe({ formState: { values: true }, callback });
  }, [subscribe]);

  async function preview(plan: ClubFormValues) {
    if (!hasImage) return;
    banner.save();
    props.onPreview(plan, isWide);
  }

  return (
    <div className={styles.sides} data-live-preview>
      <Page
        topBar={
          <>
            {topBar}
            <div className={styles.progress}>
              <ProgressBar
                label="채운 정도"
                value={progress.finished}
                max={sectionCount}
                valueText={`${progress.finished}/${sectionCount}`}
              />
            </div>
          </>
        }
        actionBar={
          <ActionBar note={<ProgressNote {...progress} {...{ category, formId, isWide }} />}>
            <Button full type="submit" form={formId} disabled={progress.remaining > 0}>
              {isWide ? clubMessages.create : '미리보기'}
            </Button>
          </ActionBar>
        }
      >
        <EntryForm id={formId} onSubmit={form.handleSubmit(preview)}>
          {values.againOf !== null && <AgainSection form={form} />}
          <NameSection
            form={form}
            summary={category}
            banner={<BannerField src={src} onChange={banner.choose} />}
            category={
              <CategoryField
                value={values.categorySmallId}
                onChange={(id) => form.choose({ categorySmallId: id })}
              />
            }
          />
          <WhenWhereSection form={form} search={search} />
          <WhoSection form={form} />
          <TextSection form={form} withQuestion />
        </EntryForm>
      </Page>
      {isWide && (
        <Suspense fallback={null}>
          <LivePreview values={values} src={src} />
        </Suspense>
      )}
    </div>
  );
}

type ProgressNoteProps = Pick<
  ReturnType<typeof clubFormProgress>,
  'first' | 'remaining' | 'advice'
> & { category: string | undefined; formId: string; isWide: boolean };

/**
 * The form starts with a preset category. The note names the category, because the host may have
 * overlooked its field.
 */
function ProgressNote(props: ProgressNoteProps) {
  const { first, remaining, advice, category, formId, isWide } = props;
  if (first === undefined) return category && `${category} 카테고리에 열려요.`;
  const jump = () => {
    const name = first === 'image' ? 'input[type="file"]' : `[name="${first}"]`;
    document.getElementById(formId)?.querySelector<HTMLElement>(name)?.focus();
  };
  return (
    <button type="button" className={styles.remaining} onClick={jump}>
      {remaining === 1
        ? `${advice} ${isWide ? '만들' : '미리 볼'} 수 있어요`
        : `${remaining}가지 남았어요`}
    </button>
  );
}

function useCategoryText(smallId: number): string | undefined {
  const { data: smalls } = useQuery(categoryQueries.small());
  const chosen = smalls?.find(({ categorySmallId }) => categorySmallId === smallId);
  return chosen && categoryText(chosen);
}

function AgainSection({ form }: { form: ClubForm }) {
  const isByLink = form.values.visibility === 'BY_LINK';
  return (
    <section className={styles.again}>
      <p>지난 아지트 그대로 채웠어요. 새 날짜를 골라 주세요.</p>
      <Checkbox
        disabled={isByLink}
        label="함께했던 사람들에게 알리기"
        hint={
          isByLink
            ? '링크로만 함께하는 모임은 알림 대신 초대 링크를 보내 주세요.'
            : '지난번에 온 사람은 자리가 있으면 질문과 수락 없이 바로 함께해요.'
        }
        checked={form.values.tellEarlier && !isByLink}
        onChange={(event) => form.choose({ tellEarlier: event.currentTarget.checked })}
      />
    </section>
  );
}

const stays: readonly string[] = [paths.clubCreate, paths.clubPreview];

/**
 * The draft is still there after the preview and a reload, so ask for a confirmation only before
 * leaving for another page.
 */
function useLeaveDraft(unsaved: boolean): void {
  const blocker = useBlocker(
    ({ nextLocation }) => unsaved && isLoggedIn() && !stays.includes(nextLocation.pathname),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: leavingMessages.question,
      cancelLabel: leavingMessages.continueWriting,
      confirmLabel: leavingMessages.leave,
      isAboutLeaving: true,
    }).then((leave) => {
      if (!leave) return blocker.reset();
      forgetWholeDraft();
      blocker.proceed();
    });
  }, [blocker]);
}
