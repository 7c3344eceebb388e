import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Language } from '@wakeel/contract'
import { App, createAppRouter } from '../src/app.tsx'
import { createQueryClient } from '../src/query-client.ts'

/** Opens the application at an address (what stands after the #), as a browser would. */
export async function openPage(
  address: string,
  {
    language = 'en',
    history = createMemoryHistory({ initialEntries: [address] }),
  }: { language?: Language; history?: RouterHistory } = {},
) {
  const router = createAppRouter(history)
  const queryClient = createQueryClient()
  // What may pass by itself is tried again only in a real browser; a test must not wait for it.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  })
  await act(() => router.load())
  // Awaited: what suspends while the page is drawn for the first time would otherwise never be drawn.
  const page = await act(async () =>
    render(<App router={router} queryClient={queryClient} language={language} />),
  )
  return {
    ...page,
    router,
    user: userEvent.setup(),
    /** Where the visitor is now. */
    address: () => router.state.location.href,
    goBack: () => act(async () => router.history.back()),
    reload() {
      page.unmount()
      return openPage(router.state.location.href, { language, history })
    },
  }
}
