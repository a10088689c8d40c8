import { type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './cover-image.module.css';

export type CoverImageProps = {
  src?: string | null;
  alt?: string;
  ratio?: number;
  tint?: string;
  fallbackIcon?: ReactNode;
  rounded?: boolean;
  priority?: boolean;
  children?: ReactNode;
};

export function CoverImage({
  src,
  alt = '',
  ratio = 1,
  tint = 'var(--color-line)',
  fallbackIcon,
  rounded = false,
  priority = false,
  children,
}: CoverImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div
      className={classNames(styles.cover, rounded && styles.rounded)}
      style={{ aspectRatio: ratio, background: tint }}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt={alt}
          className={styles.image}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          onError={() => setBroken(src)}
        />
      ) : (
        <span className={styles.fallback}>
          {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
          {fallbackIcon}
        </span>
      )}
      {children}
    </div>
  );
}
