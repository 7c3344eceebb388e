import './theme.css'
import './shell/waiting.css'
import { createHashHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, createAppRouter } from './app.tsx'
import { storeQuery, todayQuery } from './catalogue/queries.ts'
import { readFirstView } from './first-view-data.ts'
import { languageOfBrowser } from './language/language.tsx'
import { createQueryClient } from './query-client.ts'

const container = document.getElementById('root')

// Nothing may await this at the top of the module: the pages are loaded inside it, and they import from the same file.
if (container) void start(container)
else console.error('The page has no element with the id "root" to mount into.')

async function start(container: HTMLElement) {
  const firstView = readFirstView()
  const language = firstView?.language ?? languageOfBrowser()
  const queryClient = createQueryClient()
  if (firstView) {
    queryClient.setQueryData(todayQuery(language).queryKey, firstView.today)
    queryClient.setQueryData(storeQuery().queryKey, firstView.store)
  }

  const router = createAppRouter(createHashHistory())
  const wasHidden = document.documentElement.dataset.firstRoute !== undefined
  const writtenByServer =
    firstView !== undefined && !wasHidden && isToday(router.history.location.pathname)
  // The server renders without the boundary around all pages; the browser must do the same to take its markup over.
  if (writtenByServer) router.ssr = { manifest: undefined }
  // The links of the server's page work before this script has arrived. The router listens for itself only once it is
  // mounted; until then whoever uses one is taken there by this, the same listener.
  router.history.subscribe(router.load)
  await router.load()

  const app = (
    <StrictMode>
      <App router={router} queryClient={queryClient} language={language} />
    </StrictMode>
  )
  // Whoever leaves Today while it is being taken over gets the next page drawn anew, which React reports as recovered.
  if (writtenByServer)
    hydrateRoot(container, app, {
      onRecoverableError: (error) => console.warn('The page was drawn anew.', error),
    })
  else createRoot(container).render(app)
}

function isToday(path: string): boolean {
  return path === '/' || path === '/today'
}
