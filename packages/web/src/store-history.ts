import { createBrowserHistory, type HistoryLocation } from '@tanstack/react-router'
import type { Language } from '@wakeel/contract'
import { languageOfPath, pathOfRoute, routeOfPath } from './addresses.ts'

/**
 * The addresses of this tab. Pages stand behind the #; in a document that was opened at a path, public pages have paths, in the
 * language of the one that is open.
 */
export function createStoreHistory() {
  const isAtPath = languageOfPath(location.pathname) !== undefined
  const pathOf = (route: string) =>
    pathOfRoute(
      route,
      languageOfPath(location.pathname) ?? (document.documentElement.lang as Language),
    ) ?? `/#${route}`
  return createBrowserHistory({
    parseLocation: () => parse(currentRoute()),
    createHref: (route) =>
      isAtPath ? pathOf(route) : `${location.pathname}${location.search}#${route}`,
  })
}

function currentRoute(): string {
  const { pathname, search, hash } = location
  if (languageOfPath(pathname) && !hash.startsWith('#/'))
    return routeOfPath(pathname) + search + hash
  const [, route = '/', ...fragment] = hash.split('#')
  return [route + search, ...fragment].join('#')
}

function parse(href: string): HistoryLocation {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href)!
  return {
    href,
    pathname,
    search,
    hash,
    // Whoever types another # into the address comes without a state.
    state: history.state ?? { __TSR_index: 0, __TSR_key: String(Math.random()) },
  }
}
