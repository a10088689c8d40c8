import { SunMoon } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { readTheme, type Theme, themes, writeTheme } from '#web/ui/theme.ts';

const title = '화면 테마';
const names: Record<Theme, string> = {
  device: '기기 설정대로',
  light: '밝은 화면',
  dark: '어두운 화면',
};
const options = themes.map((value) => ({ value, label: names[value] }));

export function ThemeRow() {
  const [isOpen, setOpen] = useState(false);
  const [theme, setTheme] = useState(readTheme);
  return (
    <>
      <ListRow
        onClick={() => setOpen(true)}
        leading={<SunMoon />}
        title={title}
        description={names[theme]}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} size="sheet">
        <ChoiceGroup
          legend={title}
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
