import { DomainError } from '../errors.ts'

/**
 * Where a link of an e-mail may lead, as better-auth's client names it (`redirectTo`, `callbackURL`): a page of this store, so that
 * nobody has a token sent elsewhere. Throws `request.invalid` for any other.
 */
export function ownAddress(given: string, publicUrl: string): string {
  const own = new URL(publicUrl)
  const address = URL.parse(given, own)
  // A backslash is a slash to browsers, and two of them lead to another host.
  if (
    address === null ||
    given.includes('\\') ||
    address.origin !== own.origin ||
    address.username ||
    address.password
  )
    throw new DomainError('request.invalid', {
      sentence: 'The address to go on to must be a page of this store.',
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
