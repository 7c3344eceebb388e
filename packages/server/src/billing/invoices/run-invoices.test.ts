import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { appDefinition } from '../../../testing/apps.ts'
import { topUp } from '../../../testing/checkout.ts'
import { signInAgain } from '../../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'
import { today } from '../../clock.ts'
import { invoices, runCharges } from '../../database/schema/billing.ts'

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
afterEach(async () => expect(await system.violations()).toEqual([]))

const DAY_MS = 24 * 3_600_000
const invoiceRuns = (store: System = system) => store.capabilities.billing.invoices.invoiceRuns()
const thisMonth = () => today(system.clock).slice(0, 7)
const chargesOf = (person: Person) =>
  system.database.select().from(runCharges).where(eq(runCharges.userId, person.id))

/** Moves the clock to the middle of the next month, by when every month before has been over for long. */
function untilNextMonth(): void {
  const day = Number(today(system.clock).slice(8))
  system.clock.advance((31 - day + 15) * DAY_MS)
}

async function personWith(fils: number): Promise<Person> {
  const person = await system.user()
  await topUp(system, person, fils)
  return person
}

async function run(person: Person, slug: string): Promise<void> {
  const { status } = await system.request('POST', `/api/apps/${slug}/runs`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  expect(status).toBe(200)
}

async function runInvoicesOf(person: Person) {
  const documents = await system.database
    .select()
    .from(invoices)
    .where(eq(invoices.userId, person.id))
  return documents.filter(({ kind }) => kind === 'tax_invoice')
}

test('the runs of a month stand on one tax invoice after it, by agent, with the VAT that was posted for them', async () => {
  const person = await personWith(10_000)
  const [vat, words] = [
    await system.app({
      price: { model: 'per_use', fils: 250 },
      name: { en: 'VAT desk', ar: 'مكتب الضريبة' },
    }),
    await system.app({ price: { model: 'per_use', fils: 99 }, name: { en: 'Words', ar: 'كلمات' } }),
  ]
  await run(person, vat.slug)
  await run(person, vat.slug)
  await run(person, words.slug)
  const month = thisMonth()

  untilNextMonth()
  await invoiceRuns()

  const [invoice, ...more] = await runInvoicesOf(person)
  expect(more).toEqual([])
  expect(invoice).toMatchObject({ reference: `${person.id}:${month}`, orderId: null })
  expect(invoice!.content).toMatchObject({
    month,
    lines: [
      {
        description: { en: 'Runs of VAT desk', ar: 'تشغيل مكتب الضريبة' },
        quantity: 2,
        netFils: 476,
      },
      { description: { en: 'Runs of Words' }, quantity: 1, netFils: 94 },
    ],
    netFils: 570,
    vatFils: 29,
    totalFils: 599,
    charged: null,
    paidWith: 'wallet',
  })
  expect((await chargesOf(person)).map(({ invoiceId }) => invoiceId)).toEqual([
    invoice!.id,
    invoice!.id,
    invoice!.id,
  ])
})

test('the invoice of a month is listed under its month and downloaded like any other', async () => {
  const person = await personWith(1_000)
  const { slug } = await system.app({ price: { model: 'per_use', fils: 250 } })
  await run(person, slug)

  untilNextMonth()
  await invoiceRuns()

  const { token } = await signInAgain(system, person)
  const { body } = await system.request('GET', '/api/billing/invoices', { token })
  const [{ number, description, amount, status }] = body.invoices
  const file = await system.request('GET', `/api/billing/invoices/${number}/pdf`, { token })
  expect({ amount, status }).toEqual({ amount: 250, status: 'paid' })
  expect(description).toMatch(/^Runs in [A-Z][a-z]+ \d{4}$/)
  expect(file.text).toContain(`(Tax Invoice ${number})`)
})

test('a month that is not over is not invoiced yet', async () => {
  const person = await personWith(1_000)
  const { slug } = await system.app({ price: { model: 'per_use', fils: 250 } })
  await run(person, slug)

  await invoiceRuns()

  expect(await runInvoicesOf(person)).toEqual([])
})

test('a price that changed in the month stands on a line of its own, so that each unit price is exact', async () => {
  const person = await personWith(1_000)
  const { id, slug } = await system.app({ price: { model: 'per_use', fils: 200 } })
  await run(person, slug)
  await system.capabilities.catalogue.updateApp(
    id,
    appDefinition({ slug, price: { model: 'per_use', fils: 300 } }),
  )
  await run(person, slug)

  untilNextMonth()
  await invoiceRuns()

  const [invoice] = await runInvoicesOf(person)
  expect(invoice!.content.lines.map(({ quantity, netFils }) => [quantity, netFils])).toEqual([
    [1, 190],
    [1, 286],
  ])
})

test('several processes that invoice the same months at once make one invoice for each person and month', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => personWith(1_000)))
  const { slug } = await system.app({ price: { model: 'per_use', fils: 250 } })
  await Promise.all(people.flatMap((person) => [run(person, slug), run(person, slug)]))

  untilNextMonth()
  await Promise.all([invoiceRuns(), invoiceRuns(other), invoiceRuns(), invoiceRuns(other)])

  const made = await Promise.all(people.map(runInvoicesOf))
  expect(made.map((each) => each.map(({ content }) => content.totalFils))).toEqual(
    people.map(() => [500]),
  )
})

test('a month waits for a run that is still at work, and takes it up when it has ended', async () => {
  const person = await personWith(1_000)
  const { slug } = await system.app({ price: { model: 'per_use', fils: 250 } })
  await run(person, slug)
  await run(person, slug)
  const [atWork] = await chargesOf(person)
  const mark = (status: 'reserved' | 'taken') =>
    system.database.update(runCharges).set({ status }).where(eq(runCharges.runId, atWork!.runId))
  untilNextMonth()
  await mark('reserved')

  await invoiceRuns()
  expect(await runInvoicesOf(person)).toEqual([])

  await mark('taken')
  await invoiceRuns()
  expect((await runInvoicesOf(person)).map(({ content }) => content.totalFils)).toEqual([500])
})

test('whoever leaves in the middle of a month gets the invoice for it then', async () => {
  const person = await personWith(1_000)
  const { slug } = await system.app({ price: { model: 'per_use', fils: 250 } })
  await run(person, slug)
  const month = thisMonth()

  const reply = await system.request('DELETE', '/api/account', {
    token: person.token,
    body: { password: person.password },
  })

  const [invoice] = await system.database
    .select()
    .from(invoices)
    .where(eq(invoices.reference, `${person.id}:${month}`))
  expect(reply.status).toBe(200)
  expect(invoice).toMatchObject({
    userId: null,
    content: { totalFils: 250, customer: { email: person.email } },
  })
})
