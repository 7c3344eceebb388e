import { useEffect, useState } from 'react'
import styles from './second-factor.module.css'

/** An address for the camera of another device; nothing until it is drawn, and nothing when its code cannot be loaded. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const [rows, setRows] = useState<boolean[][]>()
  useEffect(() => {
    let isCurrent = true
    import('uqr').then(
      ({ encode }) => isCurrent && setRows(encode(value, { border: 2 }).data),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [value])
  if (!rows) return null
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
