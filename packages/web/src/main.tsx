import './theme.css'
import './shell/waiting.css'
import type { Language } from '@wakeel/contract'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { creatorOfRoute, languageOfPath, slugOfRoute } from './addresses.ts'
import { App, createAppRouter } from './app.tsx'
import { appQuery } from './catalogue/queries.ts'
import { creatorKey } from './creator-pages/creator-key.ts'
import { keepFirstView, readFirstView } from './first-view-data.ts'
import { languageOfBrowser } from './language/language.tsx'
import { createQueryClient } from './query-client.ts'
import { createStoreHistory } from './store-history.ts'

const container = document.getElementById('root')

// Nothing may await this at the top of the module: the pages are loaded inside it, and they import from the same file.
if (container) void start(container)
else console.error('The page has no element with the id "root" to mount into.')

async function start(container: HTMLElement) {
  const firstView = readFirstView()
  const language = languageOfPath(location.pathname) ?? firstView?.language ?? languageOfBrowser()
  const queryClient = createQueryClient()
  const router = createAppRouter(createStoreHistory())
  const { history } = router
  const route = history.location.pathname.replace(/^\/today$/, '/')
  const wasHidden = document.documentElement.dataset.firstRoute !== undefined
  const missing = firstView?.missing && !wasHidden ? missingKey(route, language) : undefined
  if (firstView) keepFirstView(queryClient, firstView)
  if (missing) queryClient.setQueryData(missing, null)

  const writtenByServer = !wasHidden && (missing || firstView?.route === route)
  // The server renders without the boundary around all pages; the browser must do the same to take its markup over.
  if (writtenByServer) router.ssr = { manifest: undefined }
  // The links of the server's page work before this script has arrived. The router listens for itself only once it is
  // mounted; until then whoever uses one is taken there by this, the same listener.
  history.subscribe(router.load)
  history.subscribe(forgetOpened)
  await router.load()

  const app = (
    <StrictMode>
      <App router={router} queryClient={queryClient} language={language} />
    </StrictMode>
  )
  // Whoever leaves the page while it is being taken over gets the next page drawn anew, which React reports as recovered.
  if (writtenByServer)
    hydrateRoot(container, app, {
      onRecoverableError: (error) => console.warn('The page was drawn anew.', error),
    })
  else createRoot(container).render(app)
}

/** The question that the server has answered with none. */
function missingKey(route: string, language: Language) {
  const [slug, handle] = [slugOfRoute(route), creatorOfRoute(route)]
  if (slug) return appQuery(slug, language).queryKey
  return handle && creatorKey(handle, language)
}

/** What the head says of the page that the document was opened at holds for no other: browsers share the canonical address. */
function forgetOpened() {
  for (const element of document.head.querySelectorAll('[data-opened]')) element.remove()
}
