import type { RunContext } from './run-records.ts'

interface Audience extends Pick<RunContext, 'signal' | 'emit'> {
  /** The run has ended. */
  end(): void
}

/**
 * Whoever waits for an answer, as the run hears of them. Going away cancels a run of which no text was sent; whoever has begun to read has
 * the answer, so the run goes on to its end and counts, unless the store closes meanwhile. Whoever comes back for it (`isDetached`) does
 * not go away, but when the store closes.
 */
export function createAudience(
  { signal, emit, isStreamed = false, isDetached = false }: RunContext,
  closing: AbortSignal,
): Audience {
  const gone = new AbortController()
  let hasText = false
  const cancelIfUnheard = () => {
    const isGone = signal.aborted || (isDetached && closing.aborted)
    if (isGone && (!hasText || closing.aborted)) gone.abort()
  }
  cancelIfUnheard()
  for (const each of [signal, closing]) each.addEventListener('abort', cancelIfUnheard)
  return {
    signal: gone.signal,
    emit(event) {
      if (signal.aborted) return
      hasText ||= isStreamed && event.type === 'text'
      emit(event)
    },
    end() {
      for (const each of [signal, closing]) each.removeEventListener('abort', cancelIfUnheard)
    },
  }
}
