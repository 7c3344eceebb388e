let loaded: typeof import('./messages.ts') | undefined

/**
 * Fetches the messages of all codes: no page needs them before something is refused. Whoever makes an error of the server waits for
 * them, so that showing it can be done at once.
 */
export async function loadErrorMessages(): Promise<void> {
  try {
    loaded ??= await import('./messages.ts')
  } catch {
    // The fallback stands meanwhile; the next error asks again.
  }
}

export const loadedMessages = () => loaded
