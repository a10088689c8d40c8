import styles from './wordmark.module.css';

export const slogan = '취향이 맞는 사람들과 작게 모여요';

type WordmarkProps = { size?: 'small' | 'medium' | 'large' };

export function Wordmark({ size = 'small' }: WordmarkProps) {
  return (
    <span className={`${styles.wordmark} ${styles[size]}`} role="img" aria-label="아지트">
      <svg viewBox="96 104 320 308" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d="M232.6 118.4a36 36 0 0 1 46.8 0l122.2 104.2c16.8 14.3 6.7 41.8-15.3 41.8H376v104.8A36.8 36.8 0 0 1 339.2 406H172.8A36.8 36.8 0 0 1 136 369.2V264.4h-10.3c-22 0-32.1-27.5-15.3-41.8L232.6 118.4ZM256 262a54 54 0 0 0-54 54v90h108v-90a54 54 0 0 0-54-54Zm0-67a17 17 0 1 0 0 34 17 17 0 0 0 0-34Z" />
        <circle cx="288" cy="346" r="9" />
      </svg>
      <span aria-hidden="true">AZIT</span>
    </span>
  );
}
