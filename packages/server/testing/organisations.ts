import type { organisations } from '@wakeel/contract'
import type { Person, System, TestReply } from './system.ts'

/** What somebody asks of an organisation, through the front door. */
export function inOrganisation(system: System, id: string) {
  const path = `/api/organisations/${id}`
  const ask = ({ token }: Person, method: string, rest = '', body?: unknown): Promise<TestReply> =>
    system.request(method, path + rest, { token, body })

  return {
    ask,
    get: async (person: Person): Promise<organisations.Organisation> =>
      (await ask(person, 'GET')).body.organisation,
    invite: (person: Person, email: string, role = 'member') =>
      ask(person, 'POST', '/invitations', { email, role }),
    setRole: (person: Person, of: Person, role: string) =>
      ask(person, 'PUT', `/members/${of.id}/role`, { role }),
    remove: (person: Person, of: Person) => ask(person, 'DELETE', `/members/${of.id}`),
    cap: (person: Person, cap: Partial<organisations.Cap>) =>
      ask(person, 'PUT', '/cap', whole(cap)),
    capMember: (person: Person, of: Person, cap: Partial<organisations.Cap>) =>
      ask(person, 'PUT', `/members/${of.id}/cap`, whole(cap)),
    setAgents: (
      person: Person,
      slugs: string[],
      {
        only_listed = false,
        cap = {},
      }: { only_listed?: boolean; cap?: Partial<organisations.Cap> } = {},
    ) =>
      ask(person, 'PUT', '/agents', {
        only_listed,
        rules: slugs.map((slug) => ({ slug, cap: whole(cap) })),
      }),
    log: async (person: Person): Promise<TestReply['body'][]> =>
      (await ask(person, 'GET', '/audit')).body.entries,
  }
}

const whole = (cap: Partial<organisations.Cap>): organisations.Cap => ({
  monthly_fils: null,
  monthly_runs: null,
  ...cap,
})

export async function found(
  system: System,
  { token }: Person,
  name = 'Noor Trading',
): Promise<string> {
  const { status, text, body } = await system.request('POST', '/api/organisations', {
    token,
    body: { name },
  })
  if (status !== 200) throw new Error(`founding answered ${status}: ${text}`)
  return body.organisation.id
}

/** Somebody new who was invited and has joined. */
export async function newMember(
  system: System,
  id: string,
  owner: Person,
  role: 'admin' | 'member' = 'member',
): Promise<Person> {
  const member = await system.user({ name: 'Khalid Nasser' })
  const { body } = await inOrganisation(system, id).invite(owner, member.email, role)
  const { status, text } = await join(system, member, body.link)
  if (status !== 200) throw new Error(`joining answered ${status}: ${text}`)
  return member
}

export const join = (system: System, { token }: Person, link: string): Promise<TestReply> =>
  system.request('POST', '/api/organisations/join', {
    token,
    body: { token: link.split('invitation=')[1] },
  })

/** An organisation with its owner, an admin and a member. */
export async function organisationOf(system: System) {
  const owner = await system.user({ role: 'enterprise_user' })
  const id = await found(system, owner)
  const admin = await newMember(system, id, owner, 'admin')
  const member = await newMember(system, id, owner)
  return { id, owner, admin, member, ...inOrganisation(system, id) }
}
