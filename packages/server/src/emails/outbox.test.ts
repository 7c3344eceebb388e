import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'

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

const text = {
  subject: { en: 'Your receipt', ar: 'إيصالك' },
  body: { en: 'Thank you.', ar: 'شكرًا لك.' },
}
const sent = { subject: 'Your receipt · إيصالك', text: 'Thank you.\n\nشكرًا لك.' }
const queue = ({ id: userId }: Person, reference: string = randomUUID()) =>
  system.database.transaction((tx) =>
    system.capabilities.outbox.queue(tx, { reference, userId, ...text }),
  )
const send = (store: System = system) => store.capabilities.outbox.sendEmails()
/** What was sent to a person besides the e-mail of the sign-up. */
const receivedBy = (person: Person) =>
  system.mail.to(person.email).filter(({ subject }) => subject === sent.subject)
const threeMinutes = 3 * 60_000

test('an e-mail is sent once to the address of the person', async () => {
  const person = await system.user()
  await queue(person)

  await send()
  await send()

  expect(receivedBy(person)).toEqual([{ id: expect.any(String), to: person.email, ...sent }])
})

test('what is told twice is written once', async () => {
  const person = await system.user()
  const reference = randomUUID()

  await Promise.all([queue(person, reference), queue(person, reference)])

  await send()
  expect(receivedBy(person)).toHaveLength(1)
})

test('an e-mail about something that was undone is never sent', async () => {
  const person = await system.user()

  const undone = system.database.transaction(async (tx) => {
    await system.capabilities.outbox.queue(tx, {
      reference: randomUUID(),
      userId: person.id,
      ...text,
    })
    throw new Error('undone')
  })

  await expect(undone).rejects.toThrow('undone')
  await send()
  expect(receivedBy(person)).toEqual([])
})

test('forty e-mails that two processes send at once arrive once each', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => system.user()))
  await Promise.all(people.flatMap((person) => Array.from({ length: 5 }, () => queue(person))))

  await Promise.all([send(), send(other), send(), send(other)])

  expect(people.map((person) => receivedBy(person).length)).toEqual(people.map(() => 5))
  expect(new Set(people.flatMap(receivedBy).map(({ id }) => id)).size).toBe(40)
})

test('an e-mail that cannot be sent is tried again later and holds up no other', async () => {
  const [unlucky, lucky] = [await system.user(), await system.user()]
  const working = system.mail.send
  system.mail.send = async (message) => {
    if (message.to === unlucky.email) throw new Error('the mail server is full')
    await working.call(system.mail, message)
  }
  await queue(unlucky)
  await queue(lucky)

  await send().catch(() => {})
  await send().catch(() => {})
  expect(receivedBy(lucky)).toHaveLength(1)
  system.mail.send = working
  await send()
  expect(receivedBy(unlucky)).toHaveLength(0)

  system.clock.advance(threeMinutes)
  await send()
  expect(receivedBy(unlucky)).toHaveLength(1)
})

test('an e-mail that was sent by a process that died then is sent again under the same id, so that it arrives once', async () => {
  const person = await system.user()
  await queue(person)
  system.faults.failAt('letters.sent')
  await send().catch(() => {})

  system.clock.advance(threeMinutes)
  await send()

  const [first, second, ...more] = receivedBy(person)
  expect(second!.id).toBe(first!.id)
  expect(more).toEqual([])
})
