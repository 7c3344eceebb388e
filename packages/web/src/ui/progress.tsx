import styles from './progress.module.css'

/** How far something is, or (without a value) only that it goes on. */
export function Progress({ label, value, of }: { label: string; value?: number; of?: number }) {
  return <progress className={styles.progress} aria-label={label} value={value} max={of} />
}
