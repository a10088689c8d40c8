import { SunMoon } from 'lucide-react';
import { useState } from 'react';
import { themeMessages } from '#web/domain/copy/theme.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { readTheme, themes, writeTheme } from '#web/ui/theme.ts';

const options = themes.map((value) => ({ value, label: themeMessages.names[value] }));

export function ThemeRow() {
  const [isOpen, setOpen] = useState(false);
  const [theme, setTheme] = useState(readTheme);
  return (
    <>
      <ListRow
        onClick={() => setOpen(true)}
        leading={<SunMoon aria-hidden />}
        title={themeMessages.title}
        description={themeMessages.names[theme]}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={themeMessages.title} size="sheet">
        <ChoiceGroup
          legend={themeMessages.title}
          legendHidden
          variant="list"
          options={options}
          value={theme}
          onChange={(chosen) => {
            writeTheme(chosen);
            setTheme(chosen);
          }}
        />
      </Dialog>
    </>
  );
}
