import { billing } from '@wakeel/contract'
import { useEffect, useState } from 'react'
import styles from './countdown.module.css'

const SECOND_MS = 1000

/** Seconds left of the countdown, which starts when the page opens and stops at zero (specification section 4). */
export function useCountdown(): number {
  const [left, setLeft] = useState<number>(billing.COUNTDOWN_SECONDS)
  useEffect(() => {
    const start = Date.now()
    const timer = setInterval(() => {
      // By the clock: a browser slows the timers of a page that nobody looks at.
      const gone = Math.round((Date.now() - start) / SECOND_MS)
      const next = Math.max(0, billing.COUNTDOWN_SECONDS - gone)
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return left
}

const HOUR = 3600
const MINUTE = 60

export function hoursMinutesSeconds(
  seconds: number,
): [hours: string, minutes: string, seconds: string] {
  const two = (value: number) => String(value).padStart(2, '0')
  return [
    two(Math.floor(seconds / HOUR)),
    two(Math.floor((seconds % HOUR) / MINUTE)),
    two(seconds % MINUTE),
  ]
}

/** What is left, in figures of one width. A timer is not read out at every tick; whoever asks for it hears it with its label. */
export function Countdown({ label, shown }: { label: string; shown: string }) {
  return (
    <p className={styles.countdown}>
      {label}{' '}
      <bdi role="timer" aria-label={label} className={styles.left}>
        {shown}
      </bdi>
    </p>
  )
}
