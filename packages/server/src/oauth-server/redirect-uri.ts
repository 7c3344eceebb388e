/** Where RFC 8252 lets a program on the person’s own device listen. */
const isLoopback = (hostname: string): boolean =>
  hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost'

/** Schemes of programs that do not name theirs by a domain, as RFC 8252 section 7.1 asks. Any other could start something on the device. */
const KNOWN_SCHEMES = new Set([
  'cursor:',
  'vscode:',
  'vscode-insiders:',
  'vscodium:',
  'windsurf:',
  'zed:',
  'claude:',
  'raycast:',
  'warp:',
])

/** The name of a domain the other way round, such as `ae.example.app:`. */
const isDomain = (scheme: string): boolean => /^[a-z][a-z0-9-]*\.[a-z0-9.-]*:$/.test(scheme)

/** An address that a person may be sent to with a code: https, this device, or an app on it. Undefined: none of these. */
export function readRedirectUri(text: string): URL | undefined {
  const url = URL.parse(text)
  if (!url || text.includes('#') || text.length > 2_000) return undefined
  if (url.username || url.password || /[\s\\]/.test(text)) return undefined
  if (url.protocol === 'https:') return url
  if (url.protocol === 'http:') return isLoopback(url.hostname) ? url : undefined
  return KNOWN_SCHEMES.has(url.protocol) || isDomain(url.protocol) ? url : undefined
}

/** Whether it is one of those that the program named: exactly, but for the port on this device, which is another each time. */
export function isRegistered(redirectUri: string, registered: readonly string[]): boolean {
  const url = readRedirectUri(redirectUri)
  if (!url) return false
  if (registered.includes(redirectUri)) return true
  if (url.protocol !== 'http:') return false
  const anyPort = withoutPort(url)
  return registered.some((each) => {
    const known = readRedirectUri(each)
    return known?.protocol === 'http:' && withoutPort(known) === anyPort
  })
}

const withoutPort = ({ hostname, pathname, search }: URL): string =>
  `http://${hostname}${pathname}${search}`

/** What of it a person is shown. */
export function shownRedirect(redirectUri: string): { host: string; isLoopback: boolean } {
  const url = new URL(redirectUri)
  if (url.protocol === 'https:') return { host: url.host, isLoopback: false }
  if (url.protocol === 'http:') return { host: url.host, isLoopback: true }
  return { host: url.protocol, isLoopback: true }
}
