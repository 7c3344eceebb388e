import { useNavigate, useSearch } from '@tanstack/react-router'

type Search = Record<string, unknown>

/** What the address of a page says, as the page reads it, and a way to change a part of it. */
export function useUrlState<Address extends object>(
  read: (search: Search) => Address,
): [Address, (change: Address) => void] {
  const address = read(useSearch({ strict: false }))
  const navigate = useNavigate()
  return [
    address,
    (change) =>
      void navigate({
        to: '.',
        // What was changed a moment ago is in the address before it is on the page.
        search: (now: Search) => writeAddress({ ...read(now), ...change }),
        replace: true,
        resetScroll: false,
      }),
  ]
}

/** Routes that take an address as it came know no names. */
export const writeAddress = (address: object): Record<string, string | undefined> => ({
  ...address,
})

/** The router takes digits in an address for a number. */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() ? text.trim().slice(0, 100) : undefined
}

export const readDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) ? value : undefined
