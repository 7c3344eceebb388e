import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { openStandInModel, says } from '../../testing/stand-in-model.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { ledgerTransactions } from '../database/schema/billing.ts'
import { openModel } from '../models/open-model.ts'

const RUNS = 500
const requests = [
  'add the VAT please',
  'What can you do?',
  'Add VAT to AED -5',
  'احسب الضريبة من فضلك',
  'Tell me a story about a camel',
]
const replies = [
  'Which amount do you mean?',
  'I am sorry, but I cannot help with that.',
  'I can help with VAT on invoices.',
  '[no answer] Poems are for poets.',
  'يرجى إرسال المبلغ.',
]

/** Asks as often as one agent answers without an answer, then the next one. Answers with the ids of the runs. */
async function askInVain(system: System, prepare: (run: number) => void): Promise<string[]> {
  const person = await system.user()
  await topUp(system, person, 10_000)
  const ids = []
  let slug = ''
  for (let run = 0; run < RUNS; run++) {
    if (run % 10 === 0) slug = (await system.app({ price: { model: 'per_use', fils: 250 } })).slug
    prepare(run)
    const { body } = await system.request('POST', `/api/apps/${slug}/runs`, {
      token: person.token,
      body: { input: requests[run % requests.length]! },
    })
    expect([body.is_answered, body.charge.price.amount]).toEqual([false, 0])
    ids.push(body.run_id as string)
    // Six hundred in ten minutes are the most that one person asks.
    system.clock.advance(2_000)
  }
  const { wallet } = (await system.request('GET', '/api/billing/wallet', { token: person.token }))
    .body
  expect([wallet.balance.amount, wallet.spent_this_month.amount]).toEqual([10_000, 0])
  return ids
}

test('five hundred runs without an answer move nothing in the ledger, of the built-in engine and of a language model', async () => {
  const model = await openStandInModel()
  for (const languageModel of [
    undefined,
    openModel({ baseUrl: model.baseUrl, apiKey: undefined, name: 'falcon-h1' }),
  ]) {
    const system = await openSystem({ languageModel })
    const ids = await askInVain(system, (run) => {
      model.reset()
      model.willAnswer(says(replies[run % replies.length]!))
    })

    expect(
      await system.database.$count(ledgerTransactions, inArray(ledgerTransactions.reference, ids)),
    ).toBe(0)
    expect(await system.violations()).toEqual([])
    await system.close()
  }
  await model.close()
})
