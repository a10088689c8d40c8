import styles from './sum-table.module.css';

export function SumTable({
  cells,
}: {
  cells: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <dl className={styles.table}>
      {cells.map(([name, value]) => (
        <div key={name} className={styles.cell}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
