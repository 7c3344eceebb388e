import styles from './histogram.module.css'

export interface Bar {
  label: string
  count: number
  /** The count in the language of the reader. */
  shown: string
}

/** A few bars side by side, as a table, so that every figure can be read. Each is as long as its share of `whole`, or else of the longest. */
export function Histogram({
  caption,
  bars,
  whole = Math.max(...bars.map((bar) => bar.count)),
}: {
  caption: string
  bars: readonly Bar[]
  whole?: number
}) {
  return (
    <table className={styles.histogram}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row">{bar.label}</th>
            <td className={styles.bar} aria-hidden="true">
              <svg className={`${styles.track} flips`} aria-hidden="true">
                <rect
                  className={styles.filled}
                  width={`${(bar.count / Math.max(1, whole)) * 100}%`}
                  height="100%"
                  rx="3"
                />
              </svg>
            </td>
            <td className={styles.count}>{bar.shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
