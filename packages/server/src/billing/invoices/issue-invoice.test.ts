import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type System } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import { invoices } from '../../database/schema/billing.ts'
import type { NewInvoice } from './issue-invoice.ts'

// These documents belong to no order, so that the store's own checks would find fault with them.

let system: System
let other: System
beforeAll(async () => {
  system = await openSystem()
  other = onPostgres ? await openSystem({ beside: system }) : system
})
afterAll(async () => {
  if (other !== system) await other.close()
  await system.close()
})

const sale = {
  kind: 'tax_invoice',
  orderId: null,
  lines: [{ description: { en: 'Wakeel Pro', ar: 'وكيل المحترف' }, quantity: 1, netFils: 1_000 }],
  netFils: 1_000,
  vatFils: 50,
  totalFils: 1_050,
  charged: null,
  corrects: null,
  paidWith: 'wallet',
} satisfies Partial<NewInvoice>

/** As a sale does it; with `fails` something after it goes wrong and all of it is undone. */
const issue = (store: System, invoice: NewInvoice, { fails = false } = {}) =>
  store.database.transaction(async (tx) => {
    const { number } = await store.capabilities.billing.invoices.issue(tx, invoice)
    if (fails) throw new Error('undone')
    return number
  })

const documents = () => system.database.select().from(invoices).orderBy(asc(invoices.sequence))
const wait = (work: Promise<unknown>[]) => Promise.allSettled(work)

test('fifty documents issued at once by two processes, a third of them undone, are numbered without a gap', async () => {
  const { id: userId } = await system.user()
  const stores = [system, other]
  const sales = Array.from({ length: 50 }, (_, index) => ({
    ...sale,
    userId,
    reference: `sale ${index}`,
  }))

  await wait(
    sales.map((each, index) => issue(stores[index % 2]!, each, { fails: index % 3 === 0 })),
  )

  const issued = await documents()
  expect(issued).toHaveLength(33)
  expect(issued.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 33 }, (_, index) => index + 1),
  )
  expect(issued.at(-1)!.number).toBe('INV-000033')
})

test('the same sale gets one document, however often and from wherever it is issued at once', async () => {
  const { id: userId } = await system.user()
  const same = { ...sale, userId, reference: 'the same sale' }

  await wait([issue(system, same), issue(other, same), issue(system, same)])

  const issued = await documents()
  expect(issued.filter(({ reference }) => reference === 'the same sale')).toHaveLength(1)
  expect(issued.at(-1)!.sequence).toBe(issued.length)
})

test('a document that does not add up is refused, and takes no number', async () => {
  const { id: userId } = await system.user()
  const before = await documents()

  for (const wrong of [
    { reference: 'wrong net', netFils: 999, totalFils: 1_049 },
    { reference: 'wrong total', totalFils: 1_051 },
  ])
    await expect(issue(system, { ...sale, userId, ...wrong })).rejects.toThrow('does not add up')

  expect(await documents()).toEqual(before)
})

test('the VAT of the lines adds up to that of the document, however each of them rounds', async () => {
  const { id: userId } = await system.user()
  // Each line of ten fils would hold two thirds of a fils.
  const vatOfLines = async (reference: string, nets: readonly number[]) => {
    const lines = nets.map((netFils) => ({ ...sale.lines[0]!, netFils }))
    const sums = { netFils: 30, vatFils: 2, totalFils: 32 }
    const number = await issue(system, { ...sale, ...sums, lines, userId, reference })
    const { content } = (await documents()).find((each) => each.number === number)!
    return content.lines.map(({ vatFils }) => vatFils)
  }

  expect(await vatOfLines('three alike', [10, 10, 10])).toEqual([1, 0, 1])
  expect(await vatOfLines('with a deduction', [30, -10, 10])).toEqual([2, -1, 1])
})

test('nobody can change or remove a document, not even in the database', async () => {
  const { id: userId } = await system.user()
  await issue(system, { ...sale, userId, reference: 'for good' })

  await expect(
    system.database.update(invoices).set({ number: 'INV-000000' }),
  ).rejects.toMatchObject({
    cause: { message: expect.stringContaining('never changed or removed') },
  })
  await expect(system.database.delete(invoices)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('never changed or removed') },
  })
})

test('a second credit note says what the first one left standing', async () => {
  const { id: userId } = await system.user()
  const corrects = await issue(system, {
    ...sale,
    userId,
    reference: 'credited twice',
    orderId: null,
  })
  const half = {
    ...sale,
    kind: 'credit_note',
    userId,
    lines: sale.lines.map((line) => ({ ...line, netFils: 400 })),
    netFils: 400,
    vatFils: 20,
    totalFils: 420,
  } as const
  await issue(system, { ...half, reference: 'first half', corrects })

  const number = await issue(system, { ...half, reference: 'second half', corrects })

  const note = (await documents()).find((each) => each.number === number)!
  expect(note.content.correction).toMatchObject({ netFils: 600, vatFils: 30, totalFils: 630 })
})
