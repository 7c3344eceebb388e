import { type ReactNode, useEffect, useRef } from 'react'
import styles from './check-list.module.css'

/**
 * Where publishing tells how it goes and what came of it. The button that began it goes, so the focus comes here when the checks begin
 * and stays for the outcome; what changes is read out.
 */
export function PublishingPlace({
  isChecking,
  children,
}: {
  isChecking: boolean
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isChecking) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [isChecking])
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className={styles.place}>
      {children}
    </div>
  )
}
