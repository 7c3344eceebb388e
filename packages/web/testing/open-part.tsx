import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Language } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { LanguageProvider } from '../src/language/language.tsx'
import { createQueryClient } from '../src/query-client.ts'
import { Toasts } from '../src/ui/toast.tsx'

/** Shows a part that several pages may place, on its own. */
export function openPart(part: ReactNode, { language = 'en' }: { language?: Language } = {}) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const queryClient = createQueryClient()
  // What may pass by itself is tried again only in a real browser; a test must not wait for it.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  })
  const page = render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial={language}>
        <RouterContextProvider router={router}>
          {part}
          <Toasts />
        </RouterContextProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return { ...page, user: userEvent.setup() }
}
