import { useSyncExternalStore } from 'react'
import { SCHEME_KEY } from './scheme-key.ts'

export type SchemeChoice = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()

function chosen(): SchemeChoice {
  const scheme = document.documentElement.dataset.scheme
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

function choose(next: SchemeChoice) {
  if (next === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = next
  try {
    if (next === 'system') localStorage.removeItem(SCHEME_KEY)
    else localStorage.setItem(SCHEME_KEY, next)
  } catch {
    // Storage may be switched off in this browser: the choice then lasts until the page closes.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows the system until the reader chooses. */
export function useColorScheme(): [SchemeChoice, (next: SchemeChoice) => void] {
  return [useSyncExternalStore(subscribe, chosen, () => 'system'), choose]
}

/** What is on the screen now, whoever decided it. */
export const isDarkNow = () => {
  const choice = chosen()
  return choice === 'system'
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : choice === 'dark'
}
