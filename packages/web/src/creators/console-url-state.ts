import { useUrlState } from '../shell/url-state.ts'

/** The parts of the console that a URL can open; the first is open without one. */
export const consoleTabs = ['earnings', 'runs', 'connections'] as const
export type ConsoleTab = (typeof consoleTabs)[number]

export const runStates = ['all', 'succeeded', 'failed'] as const
export type RunState = (typeof runStates)[number]

/** What the URL of the console says; what is left out stands at its usual value. */
export interface ConsoleUrlState {
  tab?: ConsoleTab | undefined
  /** Only what one agent earned or ran. */
  app?: string | undefined
  status?: RunState | undefined
}

/** Reads a URL; what it does not know counts as not said. */
function readConsoleUrlState(search: Record<string, unknown>): ConsoleUrlState {
  return {
    tab: consoleTabs.find((tab) => tab === search.tab),
    app: typeof search.app === 'string' && search.app ? search.app : undefined,
    status: runStates.find((status) => status === search.status),
  }
}

export const useConsoleUrlState = () => useUrlState(readConsoleUrlState)
