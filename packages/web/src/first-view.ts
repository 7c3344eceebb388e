import { catalogueRequest, readFilters, searchRequest } from './catalogue/filters.ts'
import { askEarly, queryString, RETURNING_KEY, SESSION_ADDRESS } from './early.ts'
import { keptWork } from './runs/kept-question.ts'
import { SCHEME_KEY } from './shell/scheme-key.ts'

// Runs inline in the head, before the first paint and while the application's files are still on their way.
const root = document.documentElement
try {
  const scheme = localStorage.getItem(SCHEME_KEY)
  if (scheme) root.dataset.scheme = scheme
  if (localStorage.getItem(RETURNING_KEY)) root.dataset.returning = ''
} catch {
  // Storage may be switched off in this browser: the system's scheme holds, and everybody is a visitor at first.
}

const [path = '', search = ''] = location.hash.startsWith('#/')
  ? location.hash.slice(1).split('#')[0]!.split('?')
  : []
const slug = path.match(/^\/app-store\/([a-z0-9-]+)(\/demo)?$/)?.[1]
const lang = root.lang === 'ar' ? 'ar' : 'en'

askEarly(SESSION_ADDRESS)
const filters = readFilters(Object.fromEntries(new URLSearchParams(search)))
if (path === '/app-store') askEarly(`/api/apps${queryString(catalogueRequest(filters, lang))}`)
else if (path === '/search' && filters.q)
  askEarly(`/api/apps${queryString(searchRequest(filters, lang))}`)
else if (slug) askEarly(`/api/apps/${slug}${queryString({ lang })}`)

if (/^\/(signin|signup|forgot-password|reset-password|verify-email)$/.test(path))
  root.dataset.firstRoute = 'bare'
else if (path !== '' && path !== '/' && path !== '/today')
  root.dataset.firstRoute = slug ? 'app' : 'apps'

// The server knows nothing of what this tab kept: its page stays out of sight until it is drawn with that.
const demo = location.pathname.match(/\/apps\/([^/]+)\/demo$/)?.[1]
if (demo && keptWork(demo)) root.dataset.firstRoute = 'app'
