/** The messages of all codes, once they were fetched. */
export const loaded: Partial<typeof import('./messages.ts')> = {}

/**
 * Fetches the messages of all codes: no page needs them before something is refused. Whoever makes an error of the server waits for
 * them, so that showing it can be done at once. Without them the fallback stands, and the next error asks again.
 */
export const loadErrorMessages = () =>
  import('./messages.ts').then(
    (messages) => void Object.assign(loaded, messages),
    () => {},
  )
