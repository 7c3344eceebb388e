import { aed, chargedInUsd, usd } from '@wakeel/contract'
import type { Person, System } from './system.ts'

/** Puts dirhams into a person's wallet as a top-up does. */
export async function topUp(system: System, person: Person, fils: number): Promise<void> {
  const { wallets, ledger } = system.capabilities.billing
  const cents = chargedInUsd(fils)
  await system.database.transaction(async (tx) => {
    await wallets.hold(tx, person.id)
    const line = await wallets.change(tx, person.id, fils)
    await ledger.post(tx, 'top_up', crypto.randomUUID(), [
      { account: 'provider', ...usd(cents) },
      { account: 'exchange', ...usd(-cents) },
      { account: 'exchange', ...aed(fils) },
      line,
    ])
  })
}
