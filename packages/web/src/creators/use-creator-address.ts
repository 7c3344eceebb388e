import { useNavigate, useSearch } from '@tanstack/react-router'
import { type CreatorAddress, readCreatorAddress } from './creator-address.ts'

/** What the address of the dashboard says, by either of its two names, and a way to change a part of it. */
export function useCreatorAddress(): [CreatorAddress, (change: CreatorAddress) => void] {
  const address = readCreatorAddress(useSearch({ strict: false }))
  const navigate = useNavigate()
  return [address, (change) => void navigate({ to: '.', search: { ...address, ...change }, replace: true, resetScroll: false })]
}
