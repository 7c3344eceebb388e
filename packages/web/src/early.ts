declare global {
  /** Answers that the script in the head already asked for, by address. Each is used once. */
  var wakeelEarly: Record<string, Promise<Response>> | undefined
}

/** Says who is signed in. */
export const SESSION_ADDRESS = '/api/auth/get-session'

/** Kept in a browser where somebody is signed in: until the server has answered, the page does not ask them to sign in. */
export const RETURNING_KEY = 'wakeel_returning'

/** Starts a request before the application is there; `api.ts` picks the answer up by the same address. */
export function askEarly(address: string): void {
  const answer = fetch(address)
  // Whoever picks it up deals with the failure; until then the browser must not report it as unhandled.
  answer.catch(() => {})
  globalThis.wakeelEarly = { ...globalThis.wakeelEarly, [address]: answer }
}

export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = globalThis.wakeelEarly?.[address]
  if (answer) delete globalThis.wakeelEarly?.[address]
  return answer
}

/** The query string of a request, always in the same order; nothing for what is undefined. */
export function queryString(values: Record<string, string | number | boolean | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined)
  pairs.sort(([one], [other]) => (one < other ? -1 : 1))
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search && `?${search}`
}
