import { LineIcon } from '#web/ui/media/line-icon.tsx';

// Not imported from the icon library: forms use the same two icons, and importing them here too
// would make the bundler merge parts of several forms into one chunk.
export function CheckMark() {
  return (
    <LineIcon>
      <path d="M20 6 9 17l-5-5" />
    </LineIcon>
  );
}

export function PlusMark() {
  return (
    <LineIcon>
      <path d="M5 12h14M12 5v14" />
    </LineIcon>
  );
}
