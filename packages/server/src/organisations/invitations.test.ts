import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { found, inOrganisation, join, organisationOf } from '../../testing/organisations.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { emails } from '../database/schema/emails.ts'
import { organisationInvitations } from '../database/schema/organisations.ts'

const DAY_MS = 24 * 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

describe('an invitation', () => {
  test('comes by e-mail in both languages, and its link lets the invited address in, in any letter case', async () => {
    const { id, get, invite, owner } = await organisationOf(system)
    const invited = await system.user({ email: 'noura.saleh@example.ae' })

    const { body } = await invite(owner, 'Noura.Saleh@Example.ae', 'admin')
    await system.capabilities.outbox.sendEmails()
    const joined = await join(system, invited, body.link)

    const [message] = system.mail.to('Noura.Saleh@Example.ae')
    expect(body.link).toMatch(new RegExp(`^${system.url}/#/organisations\\?invitation=[\\w-]{32}$`))
    expect(message!.text.split(body.link)).toHaveLength(3)
    expect(message!.text).toContain('فريق العمل «Noor Trading»')
    expect(message!.text).toContain(
      'Aisha Rahman invites you to use AI agents together in the organisation “Noor Trading”',
    )
    expect(joined.body.organisation).toMatchObject({ id, role: 'admin', members: 4 })
    expect((await get(owner)).invitations).toEqual([])
  })

  test('says to whoever holds its link and is signed in what they are invited to and by whom, while it can be used', async () => {
    const { invite, ask, owner, admin } = await organisationOf(system)
    const invited = await system.user()
    const { link, invitation } = (await invite(admin, invited.email)).body
    const read = ({ token }: { token?: string } = {}) =>
      system.request('GET', `/api/organisations/invitation?token=${link.split('invitation=')[1]}`, {
        ...(token && { token }),
      })

    const before = await read(invited)
    const byVisitor = await read()
    await ask(owner, 'DELETE', `/invitations/${invitation.id}`)
    const revoked = await read(invited)

    expect(before.body).toEqual({
      success: true,
      organisation: 'Noor Trading',
      invited_by: 'Khalid Nasser',
      role: 'member',
      expires_at: invitation.expires_at,
    })
    expect([byVisitor, revoked].map(({ body }) => body.code)).toEqual([
      'accounts.sign_in_required',
      'organisations.invitation_not_found',
    ])
  })

  test('is stored without what its link holds, and its e-mail is not kept once it is sent', async () => {
    const { invite, owner } = await organisationOf(system)
    const { body } = await invite(owner, 'stranger@example.ae')
    await system.capabilities.outbox.sendEmails()
    const secret = body.link.split('invitation=')[1]

    const stored = JSON.stringify([
      await system.database.select().from(emails),
      await system.database.select().from(organisationInvitations),
    ])

    expect(stored).toContain('stranger@example.ae')
    expect(stored).not.toContain(secret)
    expect(
      (await system.database.select().from(emails)).map(({ recipient }) => recipient),
    ).not.toContain('stranger@example.ae')
  })

  test('is of no use to another e-mail, after fourteen days, once used or once revoked', async () => {
    const { id, ask, invite, remove, owner } = await organisationOf(system)
    const invited = await system.user()
    const first = (await invite(owner, invited.email)).body
    const byAnother = await join(system, await system.user(), first.link)
    system.clock.advance(14 * DAY_MS)
    const tooLate = await join(system, invited, first.link)
    const second = (await invite(owner, invited.email)).body
    const inTime = await join(system, invited, second.link)
    const twice = await join(system, invited, second.link)
    await remove(owner, invited)
    const third = (await invite(owner, invited.email)).body
    const revoked = await ask(owner, 'DELETE', `/invitations/${third.invitation.id}`)
    const afterwards = await join(system, invited, third.link)
    const again = await ask(owner, 'DELETE', `/invitations/${third.invitation.id}`)

    expect([inTime.status, revoked.status]).toEqual([200, 200])
    expect(
      [byAnother, tooLate, twice, afterwards, again].map(
        ({ status, body }) => `${status} ${body.code}`,
      ),
    ).toEqual(Array(5).fill('404 organisations.invitation_not_found'))
    expect((await inOrganisation(system, id).get(owner)).members).toBe(3)
  })

  test('takes the place of an earlier one to the same e-mail', async () => {
    const { get, invite, owner } = await organisationOf(system)
    const invited = await system.user()
    const first = (await invite(owner, invited.email, 'admin')).body
    const second = (await invite(owner, invited.email.toUpperCase(), 'member')).body

    expect((await get(owner)).invitations).toMatchObject([
      { id: second.invitation.id, role: 'member' },
    ])
    expect((await join(system, invited, first.link)).status).toBe(404)
    expect((await join(system, invited, second.link)).body.organisation.role).toBe('member')
  })

  test('is refused for members, and does not tell whether others have an account', async () => {
    const { invite, owner, member } = await organisationOf(system)
    const known = await system.user()

    const ofMember = await invite(owner, member.email.toUpperCase())
    const ofKnown = await invite(owner, known.email)
    const ofUnknown = await invite(owner, 'unknown@example.ae')

    expect([ofMember.status, ofMember.body.code]).toEqual([409, 'organisations.already_member'])
    expect(Object.keys(ofKnown.body.invitation)).toEqual(Object.keys(ofUnknown.body.invitation))
    expect([ofKnown.status, ofUnknown.status]).toEqual([200, 200])
  })

  test('has no link but its own, whatever the organisation and its owner are called', async () => {
    const owner = await system.user({ role: 'enterprise_user', name: 'www.evil.example/win' })
    const { invite } = inOrganisation(
      system,
      await found(system, owner, 'Prize at https://evil.example'),
    )
    await invite(owner, 'careful@example.ae')
    await system.capabilities.outbox.sendEmails()
    const [message] = system.mail.to('careful@example.ae')

    expect(message!.subject).toContain(
      'www evil example win invites you to Prize at https evil example',
    )
    expect(message!.text).not.toMatch(/evil\.|https:\/\/evil/)
  })

  test('reaches one address three times a day from one organisation, and ten times from all', async () => {
    const recipient = 'bombed@example.ae'
    const codes: string[] = []
    for (let number = 0; number < 4; number += 1) {
      const owner = await system.user({ role: 'enterprise_user' })
      const { invite } = inOrganisation(system, await found(system, owner))
      const replies = await Promise.all(
        Array.from({ length: 30 }, (_, each) =>
          invite(owner, each % 2 ? recipient : recipient.toUpperCase()),
        ),
      )
      codes.push(...replies.map(({ status }) => String(status)))
    }
    await system.capabilities.outbox.sendEmails()
    const sent = system.mail.outbox.filter(({ to }) => to.toLowerCase() === recipient)

    expect(new Set(codes)).toEqual(new Set(['200', '429']))
    expect(codes.filter((code) => code === '200')).toHaveLength(10)
    expect(sent).toHaveLength(10)
  })

  test('is sent thirty times an hour by one person, whatever the organisations', async () => {
    const owner = await system.user({ role: 'enterprise_user' })
    const first = inOrganisation(system, await found(system, owner))
    const second = inOrganisation(system, await found(system, owner))
    const invite = (number: number) =>
      (number % 2 ? first : second).invite(owner, `colleague-${number}@example.ae`)
    const replies = await Promise.all(Array.from({ length: 31 }, (_, number) => invite(number)))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30)
  })

  test('is sent thirty times an hour by one organisation, and no more', async () => {
    const owner = await system.user({ role: 'enterprise_user' })
    const { invite } = inOrganisation(system, await found(system, owner))

    const replies = await Promise.all(
      Array.from({ length: 31 }, (_, number) => invite(owner, `person-${number}@example.ae`)),
    )

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(replies.find(({ status }) => status !== 200)?.body.code).toBe('request.rate_limited')
  })
})
