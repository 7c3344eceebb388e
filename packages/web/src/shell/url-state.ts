import { useNavigate, useSearch } from '@tanstack/react-router'

type Search = Record<string, unknown>

/** What the URL of a page says, as the page reads it, and a way to change a part of it. */
export function useUrlState<State extends object>(
  read: (search: Search) => State,
): [State, (change: State) => void] {
  const urlState = read(useSearch({ strict: false }))
  const navigate = useNavigate()
  return [
    urlState,
    (change) =>
      void navigate({
        to: '.',
        // What was changed a moment ago is in the URL before it is on the page.
        search: (now: Search) => writeUrlState({ ...read(now), ...change }),
        replace: true,
        resetScroll: false,
      }),
  ]
}

/** Routes that take a URL as it came know no names. */
export const writeUrlState = (urlState: object): Record<string, string | undefined> => ({
  ...urlState,
})

/** The router takes digits in a URL for a number. */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() ? text.trim().slice(0, 100) : undefined
}

export const readDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) ? value : undefined
