import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type Person, type System } from '../../../testing/system.ts'

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

test('a tax number is 15 digits', async () => {
  const person = await system.user()

  const short = await write(person, { ...details, trn: '10012345670000' })
  const notNumeric = await write(person, { ...details, trn: '10012345670000A' })

  expect([short.status, notNumeric.status]).toEqual([400, 400])
  expect(await read(person)).toEqual(nothing)
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
