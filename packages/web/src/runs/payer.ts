import { useCallback, useState } from 'react'

const keyOf = (userId: string) => `wakeel-payer-${userId}`

/** Which organisation pays for what somebody runs, undefined for themselves; this browser remembers it. `first`: who pays to begin with. */
export function usePayer(
  userId: string,
  first?: { organisation: string | undefined },
): [string | undefined, (organisation: string | undefined) => void] {
  const [payer, setPayer] = useState(() => (first ? first.organisation : remembered(userId)))
  const choose = useCallback(
    (organisation: string | undefined) => {
      setPayer(organisation)
      try {
        if (organisation) localStorage.setItem(keyOf(userId), organisation)
        else localStorage.removeItem(keyOf(userId))
      } catch {
        // Storage may be switched off in this browser: the choice then lasts until the page closes.
      }
    },
    [userId],
  )
  return [payer, choose]
}

function remembered(userId: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(userId)) ?? undefined
  } catch {
    return undefined
  }
}
