import styles from './meter.module.css'

/** How much of something is used. Near the end it says so by its colour; the words beside it say the figures. */
export function Meter({
  label,
  said,
  value,
  of,
}: {
  label: string
  said: string
  value: number
  of: number
}) {
  return (
    <meter
      className={styles.meter}
      aria-label={label}
      aria-valuetext={said}
      value={Math.min(value, of)}
      max={of}
      high={of * 0.9}
    />
  )
}
