import { type CSSProperties, useState } from 'react';
import styles from './avatar.module.css';
import { pickTint } from './tint.ts';

export type AvatarProps = {
  src?: string | null;
  size?: number;
  seed?: string | number;
};

export function Avatar({ src, size = 4.8, seed = 0 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const style: CSSProperties = { width: `${size}rem`, height: `${size}rem` };
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        style={style}
        className={styles.avatar}
        decoding="async"
        loading="lazy"
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span className={styles.avatar} style={{ ...style, background: pickTint(seed) }}>
      <svg viewBox="0 0 24 24" className={styles.glyph} aria-hidden="true">
        <circle cx="12" cy="9.4" r="4.2" />
        <path d="M3.6 24c0-5.2 3.7-8.2 8.4-8.2s8.4 3 8.4 8.2z" />
      </svg>
    </span>
  );
}
