import styles from './join-form.module.css';

export function QuestionCard({ question }: { question: string }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.label}>호스트의 질문</h2>
      <p className={styles.question}>{question}</p>
    </section>
  );
}
