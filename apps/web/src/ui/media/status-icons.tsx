import { LineIcon } from './line-icon.tsx';

export function AlertIcon() {
  return (
    <LineIcon>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 7.5v5M12 16.2v.1" />
    </LineIcon>
  );
}

export function RetryIcon() {
  return (
    <LineIcon>
      <path d="M20.5 12a8.5 8.5 0 1 1-2.6-6.1L20.5 8.5" />
      <path d="M20.5 3.5v5h-5" />
    </LineIcon>
  );
}
