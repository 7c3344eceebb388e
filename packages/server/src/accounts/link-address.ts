import { DomainError } from '../errors.ts'

/** Pages on which nobody agrees to anything: whoever asks for an e-mail to somebody else chooses none that does. */
const PAGES: ReadonlySet<string> = new Set([
  '',
  '#/',
  '#/account',
  '#/signin',
  '#/reset-password',
  '#/verify-email',
])

/**
 * Where a link of an e-mail may lead, as better-auth's client names it (`redirectTo`, `callbackURL`): one of a few pages of this store, so
 * that nobody has a token sent elsewhere, or somebody else led to what they would agree to. Throws `request.invalid` for any other.
 */
export function ownAddress(given: string, publicUrl: string): string {
  const own = new URL(publicUrl)
  const address = URL.parse(given, own)
  // A backslash is a slash to browsers, and two of them lead to another host.
  if (
    address === null ||
    given.includes('\\') ||
    address.origin !== own.origin ||
    address.pathname !== '/' ||
    address.search !== '' ||
    !PAGES.has(address.hash) ||
    address.username ||
    address.password
  )
    throw new DomainError('request.invalid', {
      sentence:
        'The address to go on to must be the first page of this store, or its page of the account.',
    })
  return address.href
}

/** The address with the token. What stands behind the hash is a page of the web app and reads its own query. */
export function linkTo(address: string, token: string): string {
  const url = new URL(address)
  if (!url.hash.startsWith('#/')) url.searchParams.set('token', token)
  else url.hash += `${url.hash.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`
  return url.href
}
