export function WonIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      <path d="m7 8.5 2.4 7.5L12 8.5l2.6 7.5L17 8.5" />
      <path d="M6.5 12.2h11" />
    </svg>
  );
}
