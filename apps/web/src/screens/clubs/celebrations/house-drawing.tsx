import styles from './celebrations.module.css';

export function HouseDrawing() {
  return (
    <svg viewBox="0 0 350 196" className={styles.house} aria-hidden="true">
      <ellipse cx="175" cy="176" rx="140" ry="14" fill="var(--color-point-soft-2)" />
      <path d="M97 176V92l78-60 78 60v84z" fill="#bb2649" />
      <path
        d="M84 98 175 27l91 71"
        fill="none"
        stroke="#861a33"
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M147 176v-52a28 28 0 0 1 56 0v52z" fill="#fbefc9" />
      <path d="M147 176h56l22 10h-100z" fill="#fbefc9" />
      <circle cx="175" cy="76" r="9" fill="#fbefc9" />
      <g>
        <g transform="translate(24 122)">
          <circle cx="22" cy="14" r="12" fill="#f4cdb3" />
          <path d="M10 14c-1-10 5-14 12-14s13 4 12 14c-4-3-6-5-8-7-4 4-10 6-16 7z" fill="#8a5a3c" />
          <path d="M2 56c0-18 8-28 20-28s20 10 20 28z" fill="#3d7a6f" />
        </g>
        <g transform="translate(272 118)">
          <circle cx="22" cy="14" r="12" fill="#efc19c" />
          <path
            d="M10 15c-2-11 4-15 12-15s14 4 12 15c-2-3-3-5-3-7-6 2-12 1-17-1-1 3-2 5-4 8z"
            fill="#5a3a22"
          />
          <path d="M2 60c0-20 8-32 20-32s20 12 20 32z" fill="#54407e" />
          <path
            d="M4 44c-8-4-12-12-13-20"
            fill="none"
            stroke="#54407e"
            strokeWidth="8"
            strokeLinecap="round"
          />
          <circle cx="-10" cy="20" r="5" fill="#efc19c" />
        </g>
      </g>
      <g>
        <circle cx="60" cy="52" r="5" fill="#f4cf86" />
        <circle cx="300" cy="46" r="6" fill="#e8567a" />
        <circle cx="82" cy="24" r="4" fill="#9cb8e0" />
        <circle cx="262" cy="20" r="4" fill="#9cc4b2" />
        <rect
          x="30"
          y="78"
          width="9"
          height="9"
          rx="2"
          transform="rotate(24 34 82)"
          fill="#e8567a"
        />
        <rect
          x="318"
          y="82"
          width="8"
          height="8"
          rx="2"
          transform="rotate(-18 322 86)"
          fill="#f4cf86"
        />
        <path
          d="M110 12c4 4 8 4 12 0M232 8c4-4 8-4 12 0"
          fill="none"
          stroke="#e8567a"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
