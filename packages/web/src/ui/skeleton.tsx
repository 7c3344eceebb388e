import styles from './skeleton.module.css'

/** A shape that waits where content will stand. Widths are whole tenths of the line. */
export function Skeleton({
  shape = 'line',
  tenths = 10,
}: {
  shape?: 'line' | 'title' | 'block' | 'icon'
  tenths?: number
}) {
  return (
    <span
      className={`${styles.skeleton} ${styles[shape]}`}
      data-tenths={tenths}
      aria-hidden="true"
    />
  )
}
