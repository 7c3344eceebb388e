import type { Person, System } from './system.ts'

/** The person with a new session, for when the clock has moved past the end of the last one. */
export async function signInAgain(system: System, person: Person): Promise<Person> {
  const { email, password } = person
  const { body } = await system.request('POST', '/api/auth/sign-in/email', {
    body: { email, password },
  })
  return { ...person, token: body.token }
}
