import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { found, inOrganisation, organisationOf } from '../../testing/organisations.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const leave = ({ token, password }: Person) =>
  system.request('DELETE', '/api/account', { token, body: { password } })

describe('leaving the store', () => {
  test('ends memberships and invitations, and dissolves an organisation that nobody else is in', async () => {
    const { id, get, log, owner, admin, member } = await organisationOf(system)
    const own = await found(system, await withRight(member), 'Mine alone')
    const elsewhere = await organisationOf(system)
    await elsewhere.invite(elsewhere.owner, member.email)
    const exported = await system.request('GET', '/api/account/export', { token: member.token })

    const left = await leave(member)

    expect(exported.body.organisations).toMatchObject([
      { organisation: 'Noor Trading', role: 'member' },
      { organisation: 'Mine alone', role: 'owner' },
    ])
    expect(left.status).toBe(200)
    expect((await get(owner)).people.map(({ user_id }) => user_id)).toEqual([owner.id, admin.id])
    expect((await log(owner))[0]).toMatchObject({
      action: 'organisations.left',
      actor: { id: member.id, name: null },
    })
    expect((await elsewhere.get(elsewhere.owner)).invitations).toEqual([])
    expect((await inOrganisation(system, own).ask(owner, 'GET')).status).toBe(404)
    expect((await inOrganisation(system, id).get(owner)).members).toBe(2)
  })

  test('is refused to the owner of an organisation with other members', async () => {
    const { get, setRole, owner, admin } = await organisationOf(system)

    const refused = await leave(owner)
    await setRole(owner, await withRight(admin), 'owner')
    const left = await leave(owner)

    expect([refused.status, refused.body.code]).toEqual([409, 'organisations.owner_stays'])
    expect(left.status).toBe(200)
    expect(await get(admin)).toMatchObject({ role: 'owner', members: 2 })
  })
})

async function withRight(person: Person): Promise<Person> {
  await system.setRole(person.id, 'enterprise_user')
  return person
}
