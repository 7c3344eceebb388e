import type { Language } from '@wakeel/contract'

// A public page has two addresses: the one behind the # (specification section 2), and a path that names its language, which the
// server can read and therefore render. The router knows both by the same route: `/en/apps/vat-desk` is `/app-store/vat-desk`.

/** The language that a path names. */
export const languageOfPath = (path: string) =>
  /^\/(en|ar)(?=\/|$)/.exec(path)?.[1] as Language | undefined

/** The route of the page at a path that names a language. */
export const routeOfPath = (path: string): string =>
  path.slice('/en'.length).replace(/^\/apps(?=\/|$)/, '/app-store') || '/'

const isPublic =
  /^\/(?:today|app-store(?:\/[^/?#]+(?:\/demo)?)?|pricing|offers|developers|receipts|status|creators\/[a-z0-9-]+|legal\/[a-z]+)?(?:[?#]|$)/

/** The path of a route, query and all; nothing for a page that is not public. */
export const pathOfRoute = (route: string, language: Language): string | undefined =>
  isPublic.test(route)
    ? `/${language}${route.replace(/^\/(?:today)?(?=[?#]|$)/, '').replace(/^\/app-store/, '/apps')}`
    : undefined

/** Where an agent can be read as Markdown. */
export const markdownPath = (slug: string, language: Language): string =>
  `${pathOfRoute(`/app-store/${slug}`, language)}.md`

/** Where the picture for previews of links to an agent is, or to the store. */
export const previewPath = (slug: string | undefined, language: Language): string =>
  `${pathOfRoute(slug ? `/app-store/${slug}` : '/', language)}/preview.png`

/** Which agent a route is about. */
export const slugOfRoute = (route: string): string | undefined =>
  /^\/app-store\/([^/]+)(?:\/demo)?$/.exec(route)?.[1]

/** Whose page a route is. */
export const creatorOfRoute = (route: string): string | undefined =>
  /^\/creators\/([^/]+)$/.exec(route)?.[1]
