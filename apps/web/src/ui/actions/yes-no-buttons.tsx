import { Button } from '#web/ui/actions/button.tsx';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';

type YesNoButtonsProps = ButtonVariant & {
  no: string;
  yes: string;
  /** The answer that is being sent. Undefined if none is being sent. */
  sending: boolean | undefined;
  onAnswer: (isYes: boolean) => unknown;
};

export function YesNoButtons(props: YesNoButtonsProps) {
  const { no, yes, sending, onAnswer, variant, ...look } = props;
  return (
    <>
      <Button
        {...look}
        variant="weak"
        loading={sending === false}
        disabled={sending === true}
        onClick={() => void onAnswer(false)}
      >
        {no}
      </Button>
      <Button
        {...look}
        variant={variant}
        loading={sending === true}
        disabled={sending === false}
        onClick={() => void onAnswer(true)}
      >
        {yes}
      </Button>
    </>
  );
}
