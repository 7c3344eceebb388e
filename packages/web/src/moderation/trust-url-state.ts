import { useNavigate, useSearch } from '@tanstack/react-router'

export const trustTabs = ['queue', 'reports', 'takedowns', 'reviews'] as const
export type TrustTab = (typeof trustTabs)[number]

export const takedownStates = ['out', 'appealed', 'ended'] as const
export type TakedownState = (typeof takedownStates)[number]

/** What the URL of the screen says; what is left out stands at its usual value. */
export interface TrustUrlState {
  /** Without one the queue. */
  tab?: TrustTab | undefined
  /** Whose submission is open for review. */
  agent?: string | undefined
  /** Which takedowns; without one those that last. */
  state?: TakedownState | undefined
}

/** Reads a URL; what it does not know counts as not said. */
function readTrustUrlState(search: Record<string, unknown>): TrustUrlState {
  return {
    tab: trustTabs.find((tab) => tab === search.tab),
    agent: typeof search.agent === 'string' ? search.agent : undefined,
    state: takedownStates.find((state) => state === search.state),
  }
}

/** Routes that take a URL as it came know no names. */
export const writeTrustUrlState = (
  urlState: TrustUrlState,
): Record<string, string | undefined> => ({
  ...urlState,
})

export function useTrustUrlState(): [TrustUrlState, (urlState: TrustUrlState) => void] {
  const urlState = readTrustUrlState(useSearch({ strict: false }))
  const navigate = useNavigate()
  return [
    urlState,
    (next) => void navigate({ to: '.', search: writeTrustUrlState(next), resetScroll: false }),
  ]
}
