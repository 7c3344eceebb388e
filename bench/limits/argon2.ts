import { createPasswords } from '../../packages/server/src/accounts/passwords.ts'
import { workHere } from './work-here.ts'

/** What checking a password costs by itself, in microseconds. */
export async function openArgon2() {
  const passwords = createPasswords()
  const password = 'a password for the bench'
  const hash = await passwords.hash(password)
  return (count: number) =>
    workHere(count, () => passwords.verify({ hash, password }), { atOnce: 4 })
}
