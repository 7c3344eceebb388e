import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { billingDetails } from '../../database/schema/billing.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

const nothing = { company: null, trn: null, address: null }
const details = {
  company: 'شركة الخليج للتجارة ذ.م.م',
  trn: '100123456700003',
  address: 'Office 2304\nSheikh Zayed Road, Dubai',
}
const read = async (person: Person) =>
  (await system.request('GET', '/api/billing/details', { token: person.token })).body.details
const write = (person: Person | undefined, body: object) =>
  system.request('PUT', '/api/billing/details', { body, ...(person && { token: person.token }) })

test('a person who has said nothing has no billing details', async () => {
  const person = await system.user()

  expect(await read(person)).toEqual(nothing)
})

test('a person keeps a company, a tax number and an address, and nobody else sees them', async () => {
  const [person, other] = [await system.user(), await system.user()]

  const reply = await write(person, details)

  expect(reply).toMatchObject({ status: 200, body: { success: true, details } })
  expect(await read(person)).toEqual(details)
  expect(await read(other)).toEqual(nothing)
})

test('billing details are replaced as a whole and can be taken away', async () => {
  const person = await system.user()
  await write(person, details)

  await write(person, { company: '  ', trn: null, address: null })

  expect(await read(person)).toEqual(nothing)
})

test('a company and its address stand on one line and on several, without what turns or overruns what is around them', async () => {
  const person = await system.user()

  await write(person, {
    ...details,
    company: '\u202eHajar\u2028Trading\u0007 LLC',
    address: `Villa 7\nA${'\u0336'.repeat(40)}l Ain\u202d`,
  })

  expect(await read(person)).toEqual({
    ...details,
    company: 'Hajar Trading LLC',
    address: `Villa 7\nA${'\u0336'.repeat(5)}l Ain`,
  })
})

test('a tax number is 15 digits', async () => {
  const person = await system.user()

  const short = await write(person, { ...details, trn: '10012345670000' })
  const notNumeric = await write(person, { ...details, trn: '10012345670000A' })

  const zeros = await write(person, { ...details, trn: '0'.repeat(15) })

  expect([short.status, notNumeric.status, zeros.status]).toEqual([400, 400, 400])
  expect(await read(person)).toEqual(nothing)
})

test('details that were kept before they were checked so are still shown, and can be mended', async () => {
  const person = await system.user()
  await write(person, details)
  await system.database
    .update(billingDetails)
    .set({ trn: '0'.repeat(15), company: 'Hajar\u202e LLC' })
    .where(eq(billingDetails.userId, person.id))

  expect(await read(person)).toMatchObject({ trn: '0'.repeat(15), company: 'Hajar\u202e LLC' })
  expect((await write(person, details)).status).toBe(200)
})

test('a visitor has no billing details', async () => {
  expect((await system.request('GET', '/api/billing/details')).status).toBe(401)
  expect((await write(undefined, details)).status).toBe(401)
})

test('two changes at once leave one of them, whole', async () => {
  const person = await system.user()
  const [one, two] = [details, { ...nothing, company: 'Gulf Trading L.L.C.' }]

  const replies = await Promise.all([write(person, one), write(person, two)])

  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect([one, two]).toContainEqual(await read(person))
})
