import { Send } from 'lucide-react';
import { useState } from 'react';
import { UnfinishedDialog } from '#web/notify/unfinished-dialog.tsx';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** Sends nothing yet, and says so. */
export function MessageBox() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <ActionBar>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(true);
          }}
        >
          <TextField
            compact
            labelHidden
            label="메시지"
            placeholder="메시지 보내기"
            autoComplete="off"
            suffix={<IconButton type="submit" label="보내기" icon={<Send aria-hidden />} />}
          />
        </form>
      </ActionBar>
      <UnfinishedDialog open={asked} onClose={() => setAsked(false)} />
    </>
  );
}
