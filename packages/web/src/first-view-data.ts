import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Language } from '@wakeel/contract'

/** What the server rendered a page from, so that the browser can take it over without asking again. */
export interface FirstView {
  language: Language
  /** Where the router has the page, without its query; nothing where there is no such agent or creator, whatever its name. */
  route?: string
  /** Of what there is none. */
  missing?: 'app' | 'creator'
  /** Answers of the store, by the names of their questions. */
  known: [QueryKey, unknown][]
}

export function keepFirstView(queryClient: QueryClient, { known }: FirstView): void {
  for (const [queryKey, data] of known) queryClient.setQueryData(queryKey, data)
}

export const FIRST_VIEW_ID = 'wakeel-data'

/** Nothing when the page came without a first view, as from the development server. */
export function readFirstView(): FirstView | undefined {
  const written = document.getElementById(FIRST_VIEW_ID)?.textContent
  return written ? JSON.parse(written) : undefined
}
