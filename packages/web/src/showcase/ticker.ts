import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Calls `onTick` every so many milliseconds while it is on, somebody looks at the page and they wish to see motion. */
export function useTicker(
  intervalMs: number,
  onTick: () => void,
  { isOn }: { isOn: boolean },
): void {
  const tick = useEffectEvent(onTick)
  const isSeen = useIsSeen()
  const wantsMotion = useWantsMotion()
  const isRunning = isOn && isSeen && wantsMotion
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(tick, intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, intervalMs])
}

/** Whether the page is in front of somebody, not in the background. */
export function useIsSeen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState !== 'hidden',
  )
}

/** False for readers whose system asks for less motion: metrics that change by themselves are motion. */
export function useWantsMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const wish = reducedMotion()
      wish.addEventListener('change', listener)
      return () => wish.removeEventListener('change', listener)
    },
    () => !reducedMotion().matches,
  )
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')
