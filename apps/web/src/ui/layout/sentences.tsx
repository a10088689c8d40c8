import { Fragment } from 'react';
import styles from './sentences.module.css';

/** Short text in the middle of something: a line rather ends with a sentence than within one. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?]) /).map((sentence, place) => (
    <Fragment key={sentence}>
      {place > 0 && ' '}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
}
