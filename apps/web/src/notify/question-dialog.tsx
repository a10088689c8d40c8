import { useEffect, useEffectEvent, useRef } from 'react';
import { useLayer } from '#web/navigation/use-layer.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { keepAnswer, type Notice } from './notify.ts';

type Question = Extract<Notice, { kind: 'confirm' }>;

/** A question is an entry of the history: Back says no and stays on the page. */
export function QuestionDialog({ notice, open }: { notice: Question; open: boolean }) {
  const { id, question, answer, settle } = notice;
  const { title, description, confirmLabel, cancelLabel, tone, isAboutLeaving } = question;
  const entry = useLayer((held) => (held === String(id) ? held : null), 'question');
  const isEntered = entry.layer !== null;
  const isAnswered = answer !== undefined;

  const hasAsked = useRef(false);
  const enter = useEffectEvent(() => {
    if (isAboutLeaving || hasAsked.current) return;
    hasAsked.current = true;
    entry.open(String(id));
  });
  useEffect(() => enter(), []);

  const leave = useEffectEvent(() => entry.close());
  const isDone = isEntered && isAnswered;
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);

  const give = (agreed: boolean) => (isAboutLeaving ? settle(agreed) : keepAnswer(id, agreed));
  return (
    <ConfirmDialog
      open={open && !isAnswered}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone}
      onCancel={() => give(false)}
      onConfirm={() => give(true)}
    />
  );
}
