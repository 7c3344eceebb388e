import { DomainError } from '../errors.ts'
import type { OAuthServerDependencies } from './dependencies.ts'

/** Whether a program may be shown under this name where a person decides: not as the store or its own agents, nor in letters that look like theirs. Decision 32. */
export async function mayBeCalled(
  { database, names }: Pick<OAuthServerDependencies, 'database' | 'names'>,
  name: string,
): Promise<boolean> {
  try {
    await names.requireOrganisationName(database, name)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code.startsWith('names.')) return false
    throw error
  }
}

/** What a program is called that does not say so: by the place where its codes go. */
export function nameOfPlace(redirectUri: string): string {
  const { host, protocol } = new URL(redirectUri)
  return host || protocol.replace(/:$/, '')
}
