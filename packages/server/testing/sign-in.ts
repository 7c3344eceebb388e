import type { Person, System, TestReply } from './system.ts'

export const signUp = (system: System, body: object): Promise<TestReply> =>
  system.request('POST', '/api/auth/sign-up/email', { body })

export const signIn = (system: System, email: string, password: string): Promise<TestReply> =>
  system.request('POST', '/api/auth/sign-in/email', { body: { email, password } })

/** The person with a new session, for when the clock has moved past the end of the last one. */
export async function signInAgain(system: System, person: Person): Promise<Person> {
  const { email, password } = person
  const { body } = await signIn(system, email, password)
  return { ...person, token: body.token }
}
