import { Fragment } from 'react';
import styles from './sentences.module.css';

export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?]) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
}
