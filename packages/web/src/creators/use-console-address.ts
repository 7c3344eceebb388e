import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ConsoleAddress, readConsoleAddress } from './console-address.ts'

/** What the address of the console says, and a way to change a part of it. */
export function useConsoleAddress(): [ConsoleAddress, (change: ConsoleAddress) => void] {
  const address = readConsoleAddress(useSearch({ strict: false }))
  const navigate = useNavigate()
  return [address, (change) => void navigate({ to: '.', search: { ...address, ...change }, replace: true, resetScroll: false })]
}
