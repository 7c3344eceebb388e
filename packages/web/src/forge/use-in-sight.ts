import { useEffect, useRef } from 'react'

/** What appears because of a button that may be far away comes into sight. */
export function useInSight() {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not give back.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}
