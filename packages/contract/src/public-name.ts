/** Names that stand for no machine of the public network, or for one of whoever asks (RFC 6761, 6762, 7686, 8375, 9476; ICANN's .internal and the three it does not delegate). */
const ownEndings: ReadonlySet<string> = new Set(
  'localhost local internal test example invalid onion alt arpa lan home corp mail private intranet localdomain'.split(
    ' ',
  ),
)
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Whether a host, as browsers write it, is a name that means the same machine to everybody. What it leads to is for whoever calls it to check. */
export function isPublicName(hostname: string): boolean {
  const labels = hostname.split('.')
  const ending = labels.at(-1)!
  return (
    labels.length > 1 &&
    hostname.length <= 253 &&
    labels.every((each) => label.test(each)) &&
    /^[a-z]/.test(ending) &&
    ending.length > 1 &&
    !ownEndings.has(ending)
  )
}
