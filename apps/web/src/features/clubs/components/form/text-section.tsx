import { BRING_ALONG_MAX, CLUB_INFO_MAX, JOIN_QUESTION_MAX } from '@azit/contract/clubs/club.field';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import styles from './club-form.module.css';
import { FormSection } from './form-section.tsx';
import type { ClubForm } from './use-club-form.ts';

type TextSectionProps = {
  form: ClubForm;
  /**
   * False in the edit form: the question cannot change after creation, because applicants may have
   * answered it.
   */
  withQuestion: boolean;
};

const examples = ['어떤 점이 끌렸나요?', '이 모임은 처음인가요?', '같이 해 보고 싶은 게 있나요?'];

export function TextSection({ form, withQuestion }: TextSectionProps) {
  return (
    <FormSection step={4} title={withQuestion ? '소개와 질문' : '소개'}>
      <TextareaField
        {...form.field('clubInfo')}
        label="소개"
        placeholder="무엇을 하는지, 어떤 사람과 함께하고 싶은지 알려 주세요"
        maxCount={CLUB_INFO_MAX}
        error={form.errorFor('clubInfo')}
      />
      <TextField
        {...form.field('bringAlong')}
        optional
        label="준비물"
        maxCount={BRING_ALONG_MAX}
        error={form.errorFor('bringAlong')}
      />
      {withQuestion && (
        <>
          <TextField
            {...form.field('joinQuestion')}
            label="참여 질문"
            placeholder="신청하는 사람에게 묻고 싶은 한 가지"
            hint="답변을 보고 수락할 수 있어요."
            autoComplete="off"
            maxCount={JOIN_QUESTION_MAX}
            error={form.errorFor('joinQuestion')}
          />
          <div className={styles.examples}>
            <span className={styles['examples-label']}>이런 질문은 어때요?</span>
            {examples.map((question) => (
              <Button
                key={question}
                size="small"
                variant="weak"
                onClick={() => form.choose({ joinQuestion: question })}
              >
                {question}
              </Button>
            ))}
          </div>
        </>
      )}
    </FormSection>
  );
}
