import type { Rolldown } from 'vite'

/** The files that are loaded with these, the imported before those that import them. */
export function reachedFrom(
  from: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): Set<Rolldown.OutputChunk> {
  const seen = new Set<Rolldown.OutputChunk>()
  const loaded = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
    loaded.add(chunk)
  }
  for (const chunk of from) visit(chunk)
  return loaded
}
